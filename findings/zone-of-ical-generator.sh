#!/bin/sh
# ical-generator 11.1.2: an event with a time zone is at another time for each place where the server stands.
#
# Guess: start is a Date, an instant; timezone says in which zone it is written. 11:00 UTC with Asia/Hong_Kong is 19:00.
# Seen: the fields of the server's own zone are written under the other's name: 11:00 on a server in UTC, 06:00 in New York,
# 20:00 in Tokyo, all called Hong Kong time. No VTIMEZONE is written. (Its page says that a time is taken "to match" the zone.)
# For us: bookings are written in UTC, by our own writer; a test reads them in several zones.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ical-generator@11.1.2 >/dev/null
cat >check.mjs <<'CHECK'
import ical from 'ical-generator'
const zones = { UTC: '110000', 'America/New_York': '060000', 'Asia/Tokyo': '200000', 'Asia/Hong_Kong': '190000' }
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

for (const [zone, found] of Object.entries(zones)) {
  process.env.TZ = zone
  const calendar = ical({ name: 'Bookings' })
  const start = new Date('2026-11-28T11:00:00Z')
  const end = new Date('2026-11-28T13:00:00Z')
  calendar.createEvent({ start, end, timezone: 'Asia/Hong_Kong', summary: 'Dinner' })
  const [line] = /DTSTART.*/.exec(calendar.toString())
  say(`server in ${zone}`, 'DTSTART;TZID=Asia/Hong_Kong:20261128T190000', line, `DTSTART;TZID=Asia/Hong_Kong:20261128T${found}`)
}
CHECK
node check.mjs
