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
shell-refused = O servidor não conseguiu fazer isso.
shell-missing = Essa página não existe
shell-missing-why = Talvez o endereço esteja errado, ou a mesa foi fechada.
shell-failed = Não foi possível carregar a página
shell-failed-why = Talvez a conexão tenha caído, ou haja uma versão nova.
shell-again = Tentar de novo

## Home

shell-home-title = Uma mesa para toda a família
shell-home-lead = Ponha sequências e grupos, mexa na mesa e esvazie o suporte primeiro.
shell-language = Idioma
