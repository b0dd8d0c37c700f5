### Portuguese: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Pular para o conteúdo
shell-nav = Menu principal
shell-home = Início
shell-door-play = Jogar
shell-door-learn = Aprender
shell-door-puzzles = Desafios
shell-door-study = Análise
shell-me = Perfil
shell-settings = Configurações
shell-theme = Modo escuro
shell-guest = Visitante

## Errors

shell-unreachable = O servidor não responde. Sua conexão está funcionando?
shell-offline = Você está sem conexão. A mesa espera por você, e o que você colocou está salvo.
shell-refused = O servidor não conseguiu fazer isso.
shell-missing = Essa página não existe
shell-missing-why = Talvez o endereço esteja errado, ou a mesa foi fechada.
shell-failed = Não foi possível carregar a página
shell-failed-why = Talvez a conexão tenha caído, ou haja uma versão nova.
shell-again = Tentar de novo
shell-retrying = Esta página continua tentando sozinha.
shell-trouble = Algo deu errado nesta página. O que você colocou está salvo.
shell-part-missing = Não foi possível carregar uma parte desta página.

## Home

shell-home-title = Uma mesa para toda a família
shell-home-lead = Coloque sequências e grupos, reorganize a mesa e esvazie o suporte antes de todos.
shell-play = Jogar agora
shell-choice = { $book } · { $bots }
shell-booklet = Regras
shell-bot = Contra
shell-others = Quantos adversários
shell-company = { $bot } traz { $others }: bots de nível parecido.
shell-manner = { $bot }: { $manner }.
shell-ready = Vamos jogar uma partida?
shell-continue = Continuar
shell-teach = Quero aprender
shell-lesson-next = Próximo exercício
shell-first-row = { $count ->
    [3] Coloque sua primeira sequência: toque nas três peças vermelhas.
    [one] Mais uma.
   *[other] E a próxima.
  }
shell-first-row-done = É uma sequência! Que tal um jogo de verdade?
shell-puzzle-solved = Resolvido.
shell-last = Sua última partida
shell-last-missed = { $kind ->
    [out] Você podia ter batido no turno { $turn }.
    [open] Você podia ter aberto no turno { $turn }.
    [free_joker] Você podia ter liberado um curinga no turno { $turn }.
   *[other] Você podia ter colocado mais peças no turno { $turn }.
  }
shell-going-on = Continuar jogando
shell-against = contra { $names }
shell-waiting = ainda não começou
shell-ways = Outras formas de jogar
shell-device = Jogar em um só aparelho
shell-device-why = Passem de mão em mão: todos jogam nesta tela.
shell-screen = Usar como tela grande
shell-screen-why = Para TV ou tablet: a mesa aqui, as peças nos celulares.
shell-friends = Jogar com amigos
shell-friends-why = Escolha as regras, mande um link e joguem juntos.
shell-tables-open = Mesas abertas
shell-tables-why = Entre em uma, ou veja outros jogarem.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] { $watched } partida para assistir.
       *[other] { $watched } partidas para assistir.
      }
    [one] Uma mesa para entrar.
   *[other] { $free } mesas para entrar.
  }
shell-rules = As regras
shell-rules-why = O que se pode fazer, e em que os manuais diferem.
shell-language = Idioma
shell-foot = Grátis, de código aberto e sem anúncios.
shell-banned = Você não pode jogar aqui agora
shell-desk = Painel de administração
