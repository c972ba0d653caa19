#!/bin/bash
# Runs once, when the image of PostgreSQL makes its database: the role and the slot of the standby.
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role standby with replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication standby all scram-sha-256' >>"$PGDATA/pg_hba.conf"
