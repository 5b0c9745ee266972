#!/bin/sh
# Copies a finished file of PostgreSQL's write-ahead log to the archive. PostgreSQL calls it again if it fails:
#   archive_command = 'archive-wal.sh "%p" "%f" /backup/archive'
# The archive must not be on the disk of the database. `npm run campaign -- restore` runs this script.
set -eu
file=$1 name=$2 archive=$3

# PostgreSQL may archive a file twice; one that differs must never be replaced.
if [ -e "$archive/$name" ]; then
  cmp -s "$file" "$archive/$name"
  exit
fi
cp "$file" "$archive/$name.part"
sync "$archive/$name.part"
mv "$archive/$name.part" "$archive/$name"
sync "$archive"
