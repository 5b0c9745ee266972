#!/bin/sh
# ical-generator 11.1.2: the last line of a file has no line break, and the usual product identifier begins with two dashes.
#
# Guess: the file ends with CRLF, since each line of iCalendar does (RFC 5545, 3.1); "-//Comanda//Reservations//EN" is written as it is;
# a long line is cut at 75 bytes, between letters.
# Seen: nothing follows END:VCALENDAR, and PRODID begins with --//: it puts a dash before what it is given. Lines are cut as guessed, by
# bytes (ics 3.12.0 cuts by letters: 222 bytes of Chinese are one line).
# For us: calendar files of bookings stay our own writer's, 60 lines, read by ical.js in its tests. (It also asks for Node 22.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ics@3.12.0 >/dev/null
cat >check.mjs <<'CHECK'
import ical from 'ical-generator'
import ics from 'ics'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const longest = (file) => Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))

const title = '座'.repeat(70)
const start = new Date('2026-11-28T11:00:00Z')
const calendar = ical({ prodId: '-//Comanda//Reservations//EN' })
calendar.createEvent({ start, end: new Date('2026-11-28T12:30:00Z'), summary: title })
const file = calendar.toString()
say('the end of the file', 'END:VCALENDAR\r\n', file.slice(file.lastIndexOf('END:')), 'END:VCALENDAR')
say('the product', 'PRODID:-//Comanda//Reservations//EN', /PRODID.*/.exec(file)[0], 'PRODID:--//Comanda//Reservations//EN')
say('the longest line of ical-generator is at most 75 bytes', true, longest(file) <= 75, true)
const { value } = ics.createEvent({ start: start.getTime(), startInputType: 'utc', duration: { minutes: 90 }, title })
say('the longest line of ics is at most 75 bytes', true, longest(value) <= 75, false)
CHECK
node check.mjs
