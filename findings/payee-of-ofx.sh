#!/bin/sh
# Three readers of a bank's OFX statement give the payee "Fish & Chips" in three spellings.
#
# Guess: a reader of OFX 1.0.2 (SGML) returns the text that the bank meant: &amp; of the file is &.
# Seen: ofx-js 1.1.1 does; ofx-data-extractor 1.5.0 leaves &amp; as it is; node-ofx-parser 0.5.1 returns it escaped twice more.
# An amount with a decimal comma, which OFX allows, is 1234.56 in ofx-data-extractor and a text with its comma in the two others.
# For us: no statement is read today. A payout would be found by its reference and amount, never by the payee's name, and a
# reader is tried with & and with a decimal comma before it is taken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ofx-js@1.1.1 ofx-data-extractor@1.5.0 node-ofx-parser@0.5.1 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { parse } = require('ofx-js')
const { Ofx } = require('ofx-data-extractor')
const other = require('node-ofx-parser')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const statement = (amount) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<STMTRS>
<CURDEF>EUR
<BANKTRANLIST>
<DTSTART>20260301
<DTEND>20260331
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260302
<TRNAMT>${amount}
<FITID>A1
<NAME>Fish &amp; Chips
</STMTTRN>
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`
const entryOf = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN
const readers = {
  'ofx-js': async (text) => entryOf(await parse(text)),
  'ofx-data-extractor': async (text) => new Ofx(text).getBankTransferList()[0],
  'node-ofx-parser': async (text) => entryOf(other.parse(text)),
}
const seen = {
  'ofx-js': ['Fish & Chips', '1234,56'],
  'ofx-data-extractor': ['Fish &amp; Chips', '1234.56'],
  'node-ofx-parser': ['Fish &amp;amp;amp; Chips', '1234,56'],
}
for (const [name, read] of Object.entries(readers)) {
  const { NAME } = await read(statement('1234.56'))
  const { TRNAMT } = await read(statement('1234,56'))
  say(`${name}: payee, amount`, ['Fish & Chips', '1234.56'], [NAME, TRNAMT], seen[name])
}
CHECK
node check.mjs
