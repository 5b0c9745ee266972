#!/bin/sh
# simple-opening-hours 0.1.1: a bar that is open "Fr-Sa 18:00-02:00" is never open.
#
# Guess: it is open on Saturday at 23:00 and on Sunday at 01:00, as OpenStreetMap defines such a span.
# Seen: closed at both; so at any time of the week. The table of the week shows the span as it was written, and nothing raises.
# opening_hours 3.15.0 is open at both.
# For us: hours that end after midnight are tried with a time on both sides of it wherever hours are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund simple-opening-hours@0.1.1 opening_hours@3.15.0 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { SimpleOpeningHours } = require('simple-opening-hours')
const OpeningHours = require('opening_hours')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const text = 'Fr-Sa 18:00-02:00'
const simple = new SimpleOpeningHours(text)
const other = new OpeningHours(text)
const times = { 'Saturday 23:00': new Date(2026, 10, 28, 23), 'Sunday 01:00': new Date(2026, 10, 29, 1) }
for (const [name, time] of Object.entries(times)) {
  say(`simple-opening-hours, ${name}, open`, true, simple.isOpenOn(time), false)
  say(`opening_hours, ${name}, open`, true, other.getState(time), true)
}
say('the table of Friday', ['18:00-02:00'], simple.getTable().fr, ['18:00-02:00'])
CHECK
node check.mjs
