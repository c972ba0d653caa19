#!/bin/bash
# Copies the primary into an empty folder and follows it. A folder with a database is started as it is: also as the
# primary that it was made by pg_promote().
set -euo pipefail

export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Of a copy that was interrupted.
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --host="$PRIMARY" --username=standby --pgdata="$PGDATA" --slot=standby --wal-method=stream \
    --write-recovery-conf --checkpoint=fast
fi
chmod 0700 "$PGDATA"
exec postgres -D "$PGDATA" -c hot_standby=on -c max_connections=200
