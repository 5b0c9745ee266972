#!/bin/sh
# nzh 1.0.14 ends an even amount in words by 整 or not, by how the number was written.
#
# Guess: an amount of whole dollars ends in 整 ("exactly"), as invoices and cheques of Hong Kong, Taiwan and China have it, so
# that nobody adds cents: 20 and "20.00" are both 貳拾圓整.
# Seen: 20 is 貳拾圓整, "20.00" is 貳拾圓; as simplified characters alike. Numbers come with two decimals from toFixed(2), from
# bills and from databases. "0" ends in 整 and "0.00" does not.
# For us: no amount is written in words today; who adds it hands over whole units without decimals.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund nzh@1.0.14 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const nzh = require('nzh')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const inWords = (amount) => nzh.hk.toMoney(amount, { outSymbol: false })
say('20', '貳拾圓整', inWords(20), '貳拾圓整')
say('"20.00"', '貳拾圓整', inWords('20.00'), '貳拾圓')
say('"0"', '零圓整', inWords('0'), '零圓整')
say('"0.00"', '零圓整', inWords('0.00'), '零圓')
say('"20.00", simplified', '贰拾元整', nzh.cn.toMoney('20.00', { outSymbol: false }), '贰拾元')
say('"10.30"', '壹拾圓參角', inWords('10.30'), '壹拾圓參角')
CHECK
node check.mjs
