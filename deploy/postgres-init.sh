#!/bin/sh
# Run once, as the database server is made: the role of the application owns its database and is no superuser, so that row-level security
# keeps galleries apart from each other (docs/decisions/0109-galleries-are-kept-apart-twice.md).
set -e
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U "$POSTGRES_USER" -d postgres <<'SQL'
create role hwarang login password :'password';
create database hwarang owner hwarang;
SQL
