### Portuguese: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Essa mesa não existe, ou o convite expirou.
refused-no-such-lesson = Esse exercício não existe.
refused-sent-away = Quem abriu a mesa tirou você dela.
refused-table-full = Todos os lugares desta mesa estão ocupados.
refused-chair-taken = Esse lugar está ocupado.
refused-not-at-table = Você não está nesta mesa.
refused-host-stays = Não dá para tirar quem abriu a mesa: saia, ou feche a mesa.
refused-nobody-there = Ninguém com esse identificador está nesta mesa.
refused-no-such-code = Esse código não está certo ou expirou. Olhe a tela grande.
refused-nobody-sits = Primeiro alguém precisa se sentar.
refused-no-home-network = Este computador não está em uma rede que os celulares alcancem. Conecte-o ao Wi-Fi e tente de novo.
refused-public-network = O endereço deste computador, { $address }, pode ser alcançado pela internet, então não só a sua família poderia entrar. Se é isso que você quer, inicie o servidor com --lan.
refused-not-owner = Só quem é dono deste servidor pode fazer isso, no computador em que ele roda.
refused-seat-needs-invitation = Você não pode colocar outras pessoas na mesa. Abra uma mesa e envie o convite.
refused-no-such-chair = Esta mesa tem os lugares 0 a { $last }.
refused-player-there = Já há alguém ali.
refused-host-only = Só quem abriu a mesa pode fazer isso.
refused-table-closed = Esta mesa está fechada.
refused-match-begun = A partida desta mesa já começou.
refused-match-going-on = A partida desta mesa não acabou.
refused-rated-bots = Uma mesa ranqueada é só para pessoas, sem bots.
refused-rated-handicaps = Numa partida ranqueada todos jogam pelas mesmas regras, sem vantagens.
refused-quiet-chat = Numa mesa tranquila há só reações e frases prontas.
refused-handicap-time = Esta mesa não tem relógio, então ninguém pode ter um tempo próprio.
refused-not-your-talk = Só quem está na mesa pode usar o chat dela.

## Torneios

refused-no-such-tournament = Este torneio não existe ou o link já não é válido.
refused-organiser-only = Só quem organiza pode fazer isso.
refused-no-such-round = Essa rodada ou mesa não existe.
refused-results-missing =
    { $count ->
        [one] Uma mesa ainda não tem resultado confirmado.
       *[other] { $count } mesas ainda não têm resultado confirmado.
    }
refused-tournament-over = Este torneio terminou.
refused-joining-closed = Já não é possível entrar neste torneio.
refused-too-many-people = Um torneio tem no máximo { $most } pessoas.
refused-no-device = Alguém nesta mesa não tem dispositivo, por isso não se pode jogar em ecrãs.
refused-result-stands = Este resultado já é definitivo. Só quem organiza o pode alterar.
refused-table-done = Esta mesa já tem o seu resultado.
refused-nothing-to-confirm = Só podes confirmar um resultado que outra pessoa da tua mesa tenha introduzido.
refused-points = Introduz os pontos das { $count } pessoas.
refused-tournament-moved = Outros alteraram este torneio no mesmo momento. Tenta de novo.
refused-too-many-changes = Já houve demasiadas alterações aqui. Pede a quem organiza que o faça.
refused-tournament-full = Houve demasiadas alterações neste torneio. Começa um novo.
refused-round-going-on = O registro aparece quando todas as mesas desta rodada terminarem.
refused-no-sheet = Só há folha de distribuição para mesas reais de um torneio duplicado.
refused-deal-known = Podes ver as folhas de distribuição, por isso a tua própria mesa já não pode voltar aos ecrãs nesta rodada.
refused-unclear-game = Alguns valores são iguais. Indica também o número de peças.

## Matches

refused-no-such-match = A partida { $match } não existe.
refused-no-seat = Só quem joga nesta partida pode fazer isso.
refused-not-begun = A partida não começou: faltam jogadores.
refused-not-your-turn = Não é a sua vez.
refused-stale = A partida já avançou: olhe de novo.
refused-paused = A partida está em pausa: retome-a primeiro.
refused-match-over = A partida acabou.
refused-nothing-to-undo = Não há turno para desfazer.
refused-away-already = Já há alguém jogando por você.
refused-back-already = Você já está jogando.
refused-pause-asked = A pausa já foi pedida.
refused-no-pause = Não há pausa para encerrar.
refused-others-play = Outras pessoas também jogam esta partida, então você não pode encerrá-la por elas.
refused-no-curtain = Ninguém espera atrás desta cortina.
refused-person-twice = A mesma pessoa não pode ocupar dois lugares.
refused-one-device = Em uma mesa, cada um joga no próprio aparelho; não dá para jogar em um só.
refused-no-hints = Não há dicas numa partida ranqueada nem quando outros jogam com a mesma distribuição.
refused-seat-no-hints = Você joga esta partida sem dicas.
refused-unchecked-hints = Não há dicas nesta partida: nada é verificado antes de você terminar o turno.
refused-hints-taken = Você já usou suas três dicas neste jogo.
refused-rated-position = Isto é de uma partida em andamento, ranqueada ou com a mesma distribuição que outros. Você poderá analisar quando a partida terminar.
refused-too-long-to-review = Esta partida é longa demais para uma revisão.
refused-no-such-puzzle = Esse desafio não existe.
refused-no-such-rush = Esse sprint não existe, ou você já começou outro.
refused-rush-answered = Você já respondeu a este desafio.
refused-rush-puzzle = Alguém na sua rede está resolvendo este desafio em um sprint. Volte daqui a três minutos.
refused-not-on-rack = Não há { $piece } no suporte.
refused-not-playable = Estas peças não podem ser colocadas aqui.
refused-empty-rack = Ponha pelo menos uma peça no suporte.
refused-too-few-tiles = Restam poucas peças para tantos jogadores.
refused-no-such-game = Este jogo de treino não pode continuar. Comece de novo.
refused-too-many-pieces = Uma imagem mostra no máximo { $most } peças.
refused-no-game-over = Nenhum jogo desta partida acabou ainda.
refused-game-not-over = Este jogo ainda não acabou.

## People

refused-log-in = Entre na sua conta primeiro.
refused-no-such-player = Essa pessoa não existe.
refused-login-taken = Esse nome de usuário já existe, ou você já tem uma conta.
refused-no-desk = Não há nada aqui.
refused-not-there = Isto não existe mais.
refused-no-network = Uma rede é um endereço IP, como 192.0.2.7, ou um /64 ou /48 de IPv6.
refused-too-many-bans = Há { $most } punições. Revogue uma antes.
refused-ban-oneself = Você não pode banir nem a sua conta nem a sua rede.
refused-shun-oneself = Não é possível silenciar ou bloquear a si mesmo.
refused-ban = { $reason ->
    [insults] A administração baniu você deste servidor até { $until } UTC por ofender outras pessoas.
    [cheating] A administração baniu você deste servidor até { $until } UTC por trapacear.
    [spam] A administração baniu você deste servidor até { $until } UTC por spam.
    [name] A administração baniu você deste servidor até { $until } UTC por causa do seu nome.
   *[other] A administração baniu você deste servidor até { $until } UTC por causa do seu comportamento.
}
refused-ban-for-ever = { $reason ->
    [insults] A administração baniu você deste servidor para sempre por ofender outras pessoas.
    [cheating] A administração baniu você deste servidor para sempre por trapacear.
    [spam] A administração baniu você deste servidor para sempre por spam.
    [name] A administração baniu você deste servidor para sempre por causa do seu nome.
   *[other] A administração baniu você deste servidor para sempre por causa do seu comportamento.
}
refused-mute = { $reason ->
    [insults] A administração silenciou você até { $until } UTC por ofender outras pessoas.
    [cheating] A administração silenciou você até { $until } UTC por trapacear.
    [spam] A administração silenciou você até { $until } UTC por spam.
    [name] A administração silenciou você até { $until } UTC por causa do seu nome.
   *[other] A administração silenciou você até { $until } UTC por causa do seu comportamento.
}
refused-mute-for-ever = { $reason ->
    [insults] A administração silenciou você para sempre por ofender outras pessoas.
    [cheating] A administração silenciou você para sempre por trapacear.
    [spam] A administração silenciou você para sempre por spam.
    [name] A administração silenciou você para sempre por causa do seu nome.
   *[other] A administração silenciou você para sempre por causa do seu comportamento.
}
refused-wrong-password = Usuário ou senha incorretos.
refused-unproved = Confirme com sua senha ou uma chave de acesso, ou saia e entre de novo.
refused-wrong-code = Usuário ou código de recuperação incorretos.
refused-wrong-link = Este link já foi usado ou expirou. Peça outro.
refused-wrong-passkey = Esta chave de acesso não é conhecida aqui, ou demorou demais. Tente de novo.
refused-last-way-in = É o único jeito de entrar na sua conta. Antes, defina uma senha ou adicione outra chave de acesso.
refused-too-many-passkeys = Você tem { $most } chaves de acesso. Remova uma antes.
refused-too-often-mails = E-mails demais. Espere uma hora.
refused-no-mail = Este servidor não envia e-mails.
refused-mail-address = Isto não é um endereço de e-mail.
refused-no-such-device = Este aparelho já foi desconectado.
refused-password-length = Uma senha tem de { $shortest } a { $longest } caracteres.
refused-nothing-to-read = { $what ->
    [name] O nome
    [login] O nome de usuário
    [line] O texto da mensagem
   *[report] O texto da denúncia
  } não pode ficar em branco.
refused-text-too-long = { $what ->
    [name] Este nome é longo demais
    [login] Este nome de usuário é longo demais
    [line] Esta mensagem é longa demais
   *[report] Esta denúncia é longa demais
  }: de 1 a { $most } caracteres.

## Limits and outages

refused-too-often-commands = Jogadas demais. Espere alguns segundos.
refused-too-often-socket = Mensagens demais por esta conexão. Espere alguns segundos.
refused-too-often-messages = Mensagens demais. Espere alguns segundos.
refused-too-often-address = Mensagens demais deste endereço. Espere alguns segundos.
refused-too-often-guests = Visitantes novos demais deste endereço. Espere alguns minutos.
refused-too-often-matches = Partidas novas demais. Espere alguns minutos.
refused-too-often-passwords = Tentativas demais. Espere alguns minutos.
refused-too-often-accounts = Tentativas demais de entrar nesta conta. Use um aparelho em que você já entrou ou espere uma hora.
refused-too-often-address_passwords = Tentativas demais a partir da sua rede. Espere alguns minutos.
refused-too-often-chat = Você está escrevendo rápido demais. Espere alguns segundos.
refused-too-often-tables = Mudanças demais nas mesas. Espere alguns minutos.
refused-too-often-calls = Você já convidou muita gente. Espere alguns minutos.
refused-too-often-analyses = Análises demais. Espere um minuto.
refused-too-often-replays = Partidas revistas demais. Espere um minuto.
refused-too-often-address_replays = Partidas revistas demais deste endereço. Espere um minuto.
refused-too-often-address_tries = Desafios demais deste endereço. Espere uma hora.
refused-too-often-page_errors = Avisos demais deste endereço. Espere dez minutos.
refused-too-often-processor = Pedidos demais deste aparelho ou da rede dele. Espere um pouco.
refused-too-often-sign_ups = Muitas contas novas da sua rede. Espere uma hora.
refused-too-many-matches = Você já tem { $most } partidas em andamento. Termine uma primeiro.
refused-too-many-matches-here = Há partidas demais em andamento na sua rede. Tente de novo mais tarde.
refused-too-many-tables = Você já tem { $most } mesas abertas. Feche ou comece uma primeiro.
refused-too-many-shunned = Você já silenciou ou bloqueou { $most } jogadores. Remova um primeiro.
refused-too-many-friends = O limite é de { $most } amigos e pedidos. Remova um primeiro.
refused-too-many-tables-here = Há mesas demais abertas na sua rede. Tente de novo mais tarde.
refused-stored-player = Você atingiu o limite diário deste servidor para um jogador. Tente de novo amanhã.
refused-stored-here = Sua rede atingiu o limite diário deste servidor. Tente de novo amanhã.
refused-too-often-sockets = Conexões abertas demais. Feche outra janela do jogo.
refused-busy = Já há análises demais esperando: tente daqui a pouco.
refused-too-slow = A análise levou mais de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
refused-no-database = O servidor não consegue acessar seus dados agora: tente de novo.
refused-needs-server = Para isso é preciso um servidor. Aqui você pode jogar contra bots, aprender, resolver desafios e analisar.
refused-no-space = Este aparelho não tem mais espaço para guardar o jogo; nada foi alterado. Libere espaço e tente de novo.
refused-other-version = Esta partida foi guardada por outra versão e não pode ser aberta aqui. Ela continua na sua exportação.
refused-contradictory = Esta partida não pode ser aberta: os dados guardados se contradizem. Ela continua na sua exportação.
refused-not-an-export = Este arquivo não é uma exportação do Tilewright.
