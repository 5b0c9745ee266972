#!/bin/sh
# calendar-link 2.11.5: "Add to Outlook" puts a booking at the server's wall clock, and its file leaves commas as they are.
#
# Guess: the links of all calendars name one instant, and the file escapes text as RFC 5545 (3.3.11) says.
# Seen: Google's and Yahoo's links end in Z; Outlook's have neither Z nor offset, in the zone of whoever made the link:
# a table at 19:00 in Hong Kong becomes 11:00, made on a server in UTC. In the file "12, Queen's Road; 2/F" has its comma and semicolon bare.
# For us: one link, to our own file in UTC.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund calendar-link@2.11.5 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const links = require('calendar-link')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

process.env.TZ = 'UTC'
const event = {
  title: 'Dinner',
  start: '2026-11-28T19:00:00+08:00',
  end: '2026-11-28T21:00:00+08:00',
  location: "12, Queen's Road; 2/F",
}
const startOf = (link) => new URL(link).searchParams
say('Google', '20261128T110000Z', startOf(links.google(event)).get('dates').split('/')[0], '20261128T110000Z')
for (const name of ['outlook', 'office365'])
  say(name, '2026-11-28T11:00:00Z', startOf(links[name](event)).get('startdt'), '2026-11-28T11:00:00')
const [, place] = /LOCATION:(.*)/.exec(decodeURIComponent(links.ics(event)))
say('LOCATION in the file', "12\\, Queen's Road\\; 2/F", place.trim(), event.location)
CHECK
node check.mjs
