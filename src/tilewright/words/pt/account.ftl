### Portuguese: accounts, ways in and ways back in.

account-codes-title = Códigos de recuperação
account-codes-why = Se você esquecer a senha ou perder o aparelho, um destes códigos devolve o acesso. Cada um vale uma vez. Você só os vê agora: imprima ou copie para um lugar seguro.
account-codes-print = Imprimir
account-codes-copy = Copiar os códigos
account-codes-done = Já guardei
account-codes-left = { $count ->
    [0] Você não tem mais códigos de recuperação.
    [1] Resta { $count } código de recuperação.
   *[other] Restam { $count } códigos de recuperação.
}
account-codes-renew = Gerar novos códigos
account-codes-renew-means = Seus códigos antigos deixam de valer.
account-passkey-sign-up = Criar uma conta com chave de acesso
account-passkey-log-in = Entrar com chave de acesso
account-passkey-why = Com uma chave de acesso você não precisa de senha: confirma com a digital, o rosto ou o bloqueio de tela.
account-passkey-not-here = Chaves de acesso só funcionam em um endereço seguro (https) com nome de domínio. Esta página não tem um, então use uma senha aqui.
account-passkey-failed = Nenhuma chave de acesso foi usada. Tente de novo ou entre de outra forma.
account-passkeys = Chaves de acesso
account-passkey-add = Adicionar chave de acesso
account-passkey-added = Chave de acesso adicionada.
account-passkey-since = Adicionada em { $date }
account-remove = Remover
account-with-password = Ou com uma senha
account-password-set = Definir uma senha
account-forgotten = Esqueceu a senha?
account-code = Código de recuperação
account-recover = Definir nova senha
account-recover-means = Digite um dos seus códigos de recuperação e escolha uma nova senha. Todos os seus outros aparelhos são desconectados e suas chaves de acesso, removidas.
account-recover-operator = Sem códigos? Quem cuida deste servidor pode dar a você um link para voltar a entrar.
account-mail-send = Receber um link por e-mail
account-mail-sent = Se esta conta tiver um endereço de e-mail, um link está a caminho.
account-email = Endereço de e-mail
account-email-why = Só para enviar um link se você esquecer a senha.
account-email-is = Seu endereço de e-mail é { $email }.
account-email-confirm = Confirmar endereço
account-email-sent = Enviamos um link. Abra-o neste navegador para confirmar o endereço.
account-email-confirmed = Seu endereço de e-mail está confirmado.
account-email-keep = Manter { $email }, confirmado nos últimos dias
account-email-removed = { $email } foi removido da sua conta: só foi confirmado nos últimos dias. Se for seu, adicione de novo.
account-devices = Seus aparelhos conectados
account-device-here = Este aparelho
account-device-unknown = Aparelho desconhecido
account-device-seen = Último uso: { $date }
account-devices-out = Desconectar todos os outros aparelhos
account-devices-out-means = Isso também encerra chaves de acesso, códigos de recuperação, links e programas. Você recebe novos códigos.
account-link-title = De volta à sua conta
account-link-means = Este link funciona uma só vez. Escolha uma nova senha e pronto, você entra na sua conta.
