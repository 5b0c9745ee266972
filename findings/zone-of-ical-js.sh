#!/bin/sh
# ical.js 2.2.1 reads 19:00 in Hong Kong as 19:00 wherever the reader is, unless the file brings the zone's rules.
#
# Guess: DTSTART;TZID=Asia/Hong_Kong names a zone that a runtime knows, so toJSDate is 11:00 UTC.
# Seen: without a VTIMEZONE in the file the time floats: its zone is "floating", and the instant is that of the reader's own
# clock. Many writers bring no VTIMEZONE (ical-generator among them, unless given a generator for it).
# For us: calendar files of bookings are in UTC, which needs no rules and which every reader agrees on.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 >/dev/null
cat >check.mjs <<'CHECK'
import ICAL from 'ical.js'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

process.env.TZ = 'UTC'
const event = (start) =>
  new ICAL.Event(
    new ICAL.Component(
      ICAL.parse(
        ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', start, 'SUMMARY:Dinner', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'),
      ),
    ).getFirstSubcomponent('vevent'),
  ).startDate
const named = event('DTSTART;TZID=Asia/Hong_Kong:20261128T190000')
say('with the name of a zone', '2026-11-28T11:00:00.000Z', named.toJSDate().toISOString(), '2026-11-28T19:00:00.000Z')
say('its zone', 'Asia/Hong_Kong', named.zone.tzid, 'floating')
const utc = event('DTSTART:20261128T110000Z')
say('in UTC', '2026-11-28T11:00:00.000Z', utc.toJSDate().toISOString(), '2026-11-28T11:00:00.000Z')
CHECK
node check.mjs
