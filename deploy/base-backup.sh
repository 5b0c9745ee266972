#!/bin/sh
# Copies the whole database while it runs, from the primary or a standby, and checks the copy:
#   base-backup.sh /backup/base-2026-11-22 postgres://replicator:…@10.0.0.11:5432
# Daily. Keep the archive since the oldest base backup that you keep. `npm run campaign -- restore` runs this script.
set -eu
folder=$1 database=$2

pg_basebackup --dbname="$database" --pgdata="$folder" --format=tar --gzip --wal-method=stream \
  --checkpoint=fast --no-password
tar -tzf "$folder/base.tar.gz" >/dev/null
tar -tzf "$folder/pg_wal.tar.gz" >/dev/null
echo "$folder: $(du -sh "$folder" | cut -f1)"
