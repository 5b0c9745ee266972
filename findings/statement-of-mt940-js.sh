#!/bin/sh
# mt940-js 1.0.0: a credit that was taken back is a credit, each is an expense, and January comes before December.
#
# Guess: mark RC (reversal of a credit) takes money away; a credit is no expense; an entry on 2 January for a value of
# 31 December is in the next year.
# Seen: isCredit is true for RC; isExpense is true for every line but those with three codes of two banks; the entry
# date has the value's year, so 2 January 2026 for 31 December 2026. Amounts have no sign. It needs tslib without saying so.
# For us: statements of a bank that are set against the day's payments are read by mark and by our own years.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { read } = require('mt940-js')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const lineOf = async (line) => {
  const text = [':20:DAY', ':25:10010010/1111111', ':28C:1/1', ':60F:C261127EUR1000,00', `:61:${line}`, ':86:Cards', ':62F:C261128EUR1012,50', '-'].join('\n')
  const [statement] = await read(Buffer.from(text))
  return statement.transactions[0]
}
const credit = await lineOf('2611281128C12,5NTRFNONREF')
const reversed = await lineOf('2611281128RC12,5NTRFNONREF')
const overNewYear = await lineOf('2612310102C12,5NTRFNONREF')
say('a credit is an expense', false, credit.isExpense, true)
say('a reversed credit is a credit', false, reversed.isCredit, true)
say('the entry of 2 January', '2027-01-02', overNewYear.entryDate, '2026-01-02')
CHECK
node check.mjs
