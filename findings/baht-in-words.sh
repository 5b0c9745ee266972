#!/bin/sh
# bahttext 2.4.0 and thai-baht-text 2.0.5 write one amount of a Thai invoice in two ways, and zero as nothing.
#
# Guess: both write every amount alike.
# Seen: an amount that ends in 01 (101, 201, 1,001) ends in เอ็ด in one, as 11 and 21 do in both, and in หนึ่ง in the other;
# 0 is an empty text in one and "ศูนย์บาทถ้วน" in the other.
# For us: words of an amount are tried with 0 and with 101 before a library is taken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund bahttext@2.4.0 thai-baht-text@2.0.5 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { bahttext } = require('bahttext')
const other = require('thai-baht-text')
const thaiBahtText = other.default ?? other
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

say('101, thai-baht-text', 'หนึ่งร้อยเอ็ดบาทถ้วน', thaiBahtText(101), 'หนึ่งร้อยเอ็ดบาทถ้วน')
say('101, bahttext', 'หนึ่งร้อยเอ็ดบาทถ้วน', bahttext(101), 'หนึ่งร้อยหนึ่งบาทถ้วน')
say('21, bahttext', 'ยี่สิบเอ็ดบาทถ้วน', bahttext(21), 'ยี่สิบเอ็ดบาทถ้วน')
say('0, bahttext', 'ศูนย์บาทถ้วน', bahttext(0), 'ศูนย์บาทถ้วน')
say('0, thai-baht-text', 'ศูนย์บาทถ้วน', thaiBahtText(0), '')
CHECK
node check.mjs
