#!/bin/sh
# stdnum 1.12.0 refuses unified business numbers that Taiwan gives out since April 2023.
#
# Guess: eight digits whose weighted sum is a multiple of 5 are valid (the rule since then, made when the numbers that
# are multiples of 10 ran out); the library has had releases since.
# Seen: only multiples of 10 are; four of five new numbers are "invalid". taiwan-id-validator 2.1.0 takes all.
# For us: the number of the buyer on an invoice is checked by the sum modulo 5 (and the rule for a 7 in the seventh place).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund stdnum@1.12.0 taiwan-id-validator@2.1.0 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { stdnum } = require('stdnum')
const { isBan } = require('taiwan-id-validator')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const weights = [1, 2, 1, 2, 1, 2, 4, 1]
const sumOf = (digits) =>
  weights.reduce((sum, weight, at) => {
    const product = weight * Number(digits[at])
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
const numbers = ['12345601', '12345617', '12345606']
for (const number of numbers) {
  const sum = sumOf(number)
  say(`stdnum, ${number} (sum ${sum})`, true, stdnum.TW.ubn.validate(number).isValid, sum % 10 === 0)
  say(`taiwan-id-validator, ${number}`, true, isBan(number), true)
}
CHECK
node check.mjs
