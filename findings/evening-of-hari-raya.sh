#!/bin/sh
# date-holidays 3.37.0: Hari Raya Haji in Singapore is over at 18:00, and begins at 18:00 on the evening before.
#
# Guess: a public holiday is a day of the calendar: isHoliday is true at noon and at 20:00 on 27 May 2026, and at no time on the 26th;
# `date` is a day and a time.
# Seen: false at 20:00 on the 27th, true at 20:00 on the 26th; `date` ends with "-0600", which is no time zone but six hours earlier.
# Hari Raya Puasa, by the same calendar, is its whole day.
# For us: what is suggested to a shop is the day in which its middle lies (STAFF-10.19).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const Holidays = require('date-holidays')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const singapore = new Holidays('SG')
const isHoliday = (time) => singapore.isHoliday(new Date(`${time}+08:00`)) !== false
say('26 May 2026, 20:00', false, isHoliday('2026-05-26T20:00:00'), true)
say('27 May 2026, noon', true, isHoliday('2026-05-27T12:00:00'), true)
say('27 May 2026, 20:00', true, isHoliday('2026-05-27T20:00:00'), false)
say('21 March 2026 (Hari Raya Puasa), 20:00', true, isHoliday('2026-03-21T20:00:00'), true)
const { date } = singapore.getHolidays(2026).find(({ name }) => name === 'Hari Raya Haji')
say('its date', '2026-05-27 00:00:00', date, '2026-05-27 00:00:00 -0600')
CHECK
node check.mjs
