#!/bin/sh
# date-holidays 3.37.0 knows Taiwan without the public holidays that its law of May 2025 added.
#
# Guess: the newest release lists what shops and offices close on in 2026: 25 December is in it, as are the days off
# that stand in for a holiday on a Saturday.
# Seen: 25 December 2026 is a working day, and so are 28 September, 25 and 26 October; 28 February and 10 October, both
# Saturdays, have no day off on the Friday before.
# For us: opening days that follow such a list need the owner's look at each year, and a date that is added by hand.
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

const days = new Holidays('TW')
  .getHolidays(2026)
  .filter(({ type }) => type === 'public')
  .map(({ date }) => date.slice(5, 10))
for (const day of ['02-27', '09-28', '10-09', '10-25', '12-25'])
  say(`Taiwan, 2026-${day}, is a public holiday`, true, days.includes(day), false)
say('Taiwan, 2026-10-10, is one', true, days.includes('10-10'), true)
CHECK
node check.mjs
