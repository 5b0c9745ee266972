#!/bin/sh
# date-holidays 3.37.0 begins the three days of Korea's New Year on the day itself, not on its eve.
#
# Guess: Seollal is the first day of the lunar year with the day before and the day after, as the harvest festival (Chuseok) is
# the full moon with both its neighbours: 16 to 18 February 2026, 24 to 26 September 2026.
# Seen: 17 to 19 February; 24 to 26 September. So in 2027, too: from the day itself.
# For us: the days that are suggested to shops in Korea are moved by one (STAFF-10.19), and a person looks at them before they count.
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

const dayMs = 86_400_000
const spanOf = (year, name) => {
  const { date, start, end } = new Holidays('KR').getHolidays(year).find((day) => day.name === name)
  return [date.slice(0, 10), Math.round((end - start) / dayMs)]
}
say('New Year 2026: first day, and for how many days', ['2026-02-16', 3], spanOf(2026, '설날'), ['2026-02-17', 3])
say('New Year 2027', ['2027-02-06', 3], spanOf(2027, '설날'), ['2027-02-07', 3])
say('harvest festival 2026', ['2026-09-24', 3], spanOf(2026, '추석'), ['2026-09-24', 3])
CHECK
node check.mjs
