#!/bin/sh
# Makes what deploy/compose.yaml needs before its first start, in the folder that is named: passwords, the files that
# hold them, and a self-signed certificate. What is there already stays, so a real certificate is put in its place.
set -eu
umask 077
folder=$1
database_host=${DATABASE_HOST:-postgresql:5432}
bus_host=${BUS_HOST:-redis:6379}

# Each service runs as a user of its own and reads its own folder only.
owned() {
    if [ "$(id -u)" = 0 ]; then chown -R "$1" "$2"; fi
}

mkdir -p "$folder/postgresql" "$folder/redis" "$folder/node" "$folder/tls"
chmod 755 "$folder"
if [ ! -e "$folder/node/database" ]; then
    openssl rand -hex 24 > "$folder/postgresql/password"
    printf 'postgresql://tilewright:%s@%s/tilewright\n' "$(cat "$folder/postgresql/password")" "$database_host" \
        > "$folder/node/database"
fi
if [ ! -e "$folder/node/bus" ]; then
    password=$(openssl rand -hex 24)
    # Redis only passes announcements on, so it stores nothing.
    printf 'requirepass %s\nsave ""\nappendonly no\n' "$password" > "$folder/redis/redis.conf"
    printf 'redis://:%s@%s\n' "$password" "$bus_host" > "$folder/node/bus"
fi
if [ ! -e "$folder/tls/key.pem" ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=localhost \
        -addext "subjectAltName=DNS:localhost,DNS:${SERVER_NAME:-localhost},IP:127.0.0.1" \
        -keyout "$folder/tls/key.pem" -out "$folder/tls/certificate.pem" 2> /dev/null
fi
owned "${POSTGRESQL_USER:-999}" "$folder/postgresql"
owned "${REDIS_USER:-999}" "$folder/redis"
owned "${NODE_USER:-1000}" "$folder/node"
