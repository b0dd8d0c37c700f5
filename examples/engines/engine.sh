#!/usr/bin/env bash
# An engine in Bash without any package: it draws in every turn (docs/programs.md). Bash cannot read JSON, so it
# looks for the fields it needs; the id is written back as it was read.

value='("([^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null|\[[^]]*(\[\])*[^]]*\]|\{[^}]*\})'

while IFS= read -r line; do
  id=null
  if [[ $line =~ ^[[:space:]]*\{[[:space:]]*\"id\"[[:space:]]*:[[:space:]]*$value[[:space:]]*[,}] ]]; then
    id=${BASH_REMATCH[1]}
  fi
  if [[ ! $line =~ \"ask\"[[:space:]]*:[[:space:]]*\"([^\"]*)\" ]]; then
    fields='"error": "the line is not a question"'
  else
    case ${BASH_REMATCH[1]} in
      hello) fields='"engine": "patience, in Bash", "protocol": 1' ;;
      turn) fields='"event": "draw"' ;;
      stop) fields='"stopped": 0' ;;
      *) fields='"error": "that is not a question that I know"' ;;
    esac
  fi
  printf '{"id": %s, %s}\n' "$id" "$fields"
done
