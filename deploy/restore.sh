#!/bin/sh
# Makes a data folder of PostgreSQL from a base backup and the archive, up to a moment after the base backup:
#   restore.sh /backup/base-2026-11-22 /backup/archive /var/lib/postgresql/data '2026-11-22 18:30:00+08'
# Then start PostgreSQL on it, as the user that owns the folder: it reads the archive until that moment and opens for writing.
# `npm run campaign -- restore` runs this script.
set -eu
backup=$1 archive=$2 data=$3 moment=$4

if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$backup/base.tar.gz" -C "$data"
tar -xzf "$backup/pg_wal.tar.gz" -C "$data/pg_wal"
cat >>"$data/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
touch "$data/recovery.signal"
