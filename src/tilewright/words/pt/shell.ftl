### Portuguese: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Ir para a página
shell-nav = Páginas
shell-home = Início
shell-tables = Mesas
shell-me = Eu
shell-settings = Configurações
shell-theme = Cores escuras
shell-guest = Visitante

## What goes wrong

shell-unreachable = O servidor não responde. Há conexão?
shell-offline = Você está sem conexão. A mesa espera por você, e o que estava pondo está guardado.
shell-refused = O servidor não conseguiu fazer isso.
shell-missing = Essa página não existe
shell-missing-why = Talvez o endereço esteja errado, ou a mesa foi fechada.
shell-failed = Não foi possível carregar a página
shell-failed-why = Talvez a conexão tenha caído, ou haja uma versão nova.
shell-again = Tentar de novo

## Home

shell-home-title = Uma mesa para toda a família
shell-home-lead = Ponha sequências e grupos, mexa na mesa e esvazie o suporte primeiro.
shell-play = Jogar agora
shell-choice = { $book } · { $others ->
    [one] { $bot }
   *[other] { $others } × { $bot }
  }
shell-booklet = Regras
shell-bot = Contra
shell-others = Quantos adversários
shell-manner = { $bot } { $manner }.
shell-going-on = Continuar jogando
shell-against = contra { $names }
shell-waiting = esperando começar
shell-ways = Outras formas de jogar
shell-friends = Jogar com amigos
shell-friends-why = Escolha as regras, mande um link e sentem-se juntos.
shell-tables-open = Mesas abertas
shell-tables-why = Entre em uma, ou veja outros jogarem.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] { $watched } jogo para assistir.
       *[other] { $watched } jogos para assistir.
      }
    [one] Uma mesa para entrar.
   *[other] { $free } mesas para entrar.
  }
shell-rules = As regras
shell-rules-why = O que se pode fazer, e em que os manuais diferem.
shell-own = Você
shell-own-why = Seu nome, seus jogos, sua conta.
shell-language = Idioma
shell-foot = Livre e aberto, sem anúncios.
