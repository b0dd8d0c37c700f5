### Português: fotos de peças reais, no navegador.

## Tirar uma foto

camera-title = Foto
camera-title-table = A mesa
camera-title-before = A mesa antes do turno
camera-title-after = A mesa depois do turno
camera-title-rack = O suporte
camera-take = Tirar uma foto
camera-choose = Escolher uma foto
camera-shoot = Tirar agora
camera-private = A foto fica neste dispositivo: é lida aqui e nunca é enviada. Na primeira vez, 3 MB são carregados para isso. Funciona melhor com luz uniforme e com as peças ocupando a imagem. Os curingas do Twist e os dados só são conhecidos por desenhos: confira bem.
camera-insecure = Esta página não tem conexão segura e não pode mostrar imagem ao vivo. Tire a foto com a câmera do celular ou escolha uma. Ela fica neste dispositivo: é lida aqui e nunca é enviada.
camera-not-allowed = O navegador não pode usar a câmera. Permita nas configurações dele para esta página ou escolha uma foto.
camera-none = Nenhuma câmera foi encontrada, ou outro aplicativo está usando. Escolha uma foto.
camera-live = O que a câmera vê
camera-aim = Preencha o quadro com as peças
camera-found = { $count ->
    [one] { $count } peça à vista
   *[other] { $count } peças à vista
  }
camera-reading = Lendo a foto…
camera-failed-load = Não foi possível carregar a parte que lê fotos. Na primeira vez é preciso ter conexão; depois tente de novo.
camera-failed-read = A foto não pode ser lida neste dispositivo: está danificada ou falta memória.
camera-damaged = Não é uma imagem que o navegador consiga abrir, ou está danificada. Escolha um arquivo JPEG, PNG ou WebP.
camera-too-large = O arquivo é grande demais: uma foto tem no máximo { $most } MB.
camera-too-many-pixels = A imagem é grande demais: uma foto tem no máximo { $most } megapixels.
camera-same-photo = A mesa e o suporte estão nessa foto

## Corrigir o que foi encontrado

camera-check = { $count ->
    [one] { $count } peça encontrada
   *[other] { $count } peças encontradas
  }, { $doubtful ->
    [0] nenhuma em dúvida. Toque numa peça para corrigir ou num lugar para acrescentar uma.
    [one] { $doubtful } em dúvida. Toque numa peça para corrigir ou num lugar para acrescentar uma.
   *[other] { $doubtful } em dúvida. Toque numa peça para corrigir ou num lugar para acrescentar uma.
  }
camera-nothing = Nenhuma peça foi encontrada. Toque onde há uma ou tire outra foto mais de perto.
camera-photo = { $count ->
    [one] A foto com { $count } peça
   *[other] A foto com { $count } peças
  }
camera-zoom = Ampliar
camera-tile = Esta peça
camera-read-as = Lida como { $piece }.
camera-doubt-unsure = É difícil de distinguir.
camera-doubt-count = A caixa não tem tantas.
camera-doubt-row = Lida de outro modo, seria uma combinação.
camera-doubt-new = Que peça está aqui?
camera-doubtful = em dúvida
camera-instead = Pode ser
camera-right = Está certo
camera-no-tile = Não é uma peça
camera-leave = Deixar assim
camera-now = Agora { $piece }.
camera-colors = Cores desta foto
camera-swap = Trocar { $one } e { $other }
camera-swap-lead = Duas cores trocadas? Um toque corrige:
camera-swapped = { $one } e { $other } foram trocados.
camera-jokers-ours = Estes são os nossos curingas
camera-jokers-found = { $count ->
    [0] Guardado neste dispositivo. Nenhuma outra peça desta foto se parece com eles.
    [one] Guardado neste dispositivo. Mais um curinga foi encontrado.
   *[other] Guardado neste dispositivo. Mais { $count } curingas foram encontrados.
}
camera-jokers-known = { $count ->
    [one] Este dispositivo conhece um dos seus curingas.
   *[other] Este dispositivo conhece { $count } dos seus curingas.
}
camera-jokers-forget = Esquecer
camera-jokers-forgotten = Seus curingas foram esquecidos.
camera-list = Como lista
camera-add = Acrescentar uma peça
camera-done = Está tudo certo
camera-again = Outra foto

## Para que serve a foto

camera-back = Voltar à correção
camera-judging = Verificando…
camera-verdict = { $wrong ->
    [0] Todas as combinações são válidas.
    [one] { $wrong } de { $count } combinações é inválida.
   *[other] { $wrong } de { $count } combinações são inválidas.
  }
camera-to-board = Abrir no tabuleiro
camera-whose = De quem é este suporte?
camera-several = Vários suportes nesta foto
camera-whose-row = De quem é a linha { $number }?
camera-nobody = De ninguém
camera-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
  }
camera-next-rack = Próximo suporte
camera-to-card = Passar para o placar
camera-own-row = Este é o suporte
camera-step-before = Passo anterior
camera-step-after = Próximo passo
camera-to-analysis = Abrir na análise
