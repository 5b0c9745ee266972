#!/bin/sh
# date-holidays 3.37.0 puts Mid-Autumn of 2033 a month late, in October, in every country that rests on it.
#
# Guess: libraries of the lunar calendar agree for the years in which tables are booked and menus planned: 8 September 2033.
# Seen: the year's leap month follows the eleventh month, as solarlunar 3.1.0 and lunar-javascript 1.7.7 have it; date-holidays
# has it before the eighth, so 15 August of the lunar year is 7 October in China and Taiwan, and the day after it 8 October in
# Hong Kong. Chung Yeung of that year is a month late too. New Year of 2034 is right again.
# For us: the console proposes the holidays of the next months alone; before autumn 2033 this is looked at again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0 solarlunar@3.1.0 lunar-javascript@1.7.7 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const Holidays = require('date-holidays')
const { Solar } = require('lunar-javascript')
const found = require('solarlunar')
const solarLunar = found.default ?? found
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const dayOf = (country, year, name) =>
  new Holidays(country).getHolidays(year).find((day) => name.test(day.name))?.date.slice(0, 10)

const { lMonth, lDay, isLeap } = solarLunar.solar2lunar(2033, 9, 8)
say('8 September 2033, solarlunar: month, day, leap', [8, 15, false], [lMonth, lDay, isLeap], [8, 15, false])
const lunar = Solar.fromYmd(2033, 9, 8).getLunar()
say('8 September 2033, lunar-javascript: month, day', [8, 15], [lunar.getMonth(), lunar.getDay()], [8, 15])
say('Mid-Autumn of 2033 in China, date-holidays', '2033-09-08', dayOf('CN', 2033, /中秋/), '2033-10-07')
say('Mid-Autumn of 2033 in Taiwan, date-holidays', '2033-09-08', dayOf('TW', 2033, /中秋/), '2033-10-07')
say('the day after Mid-Autumn of 2033 in Hong Kong', '2033-09-09', dayOf('HK', 2033, /中秋/), '2033-10-08')
say('New Year of 2034 in Singapore, date-holidays', '2034-02-19', dayOf('SG', 2034, /Chinese New Year/), '2034-02-19')
CHECK
node check.mjs
