#!/bin/sh
# libphonenumber-js 1.13.16 declares a class for its largest metadata that `require` does not find.
#
# Guess: what `libphonenumber-js/max` declares in its types can be had by import and require alike, as from `/min`.
# Seen: `import { Metadata } from 'libphonenumber-js/max'` is a class, `require('libphonenumber-js/max').Metadata` is undefined; `/min` has it both
# ways. 00 before a country code is no sign of one where the home country dials otherwise: `0014155552671` in the US is a national number.
# For us: the library is imported, and 00 becomes + before it reads a number (packages/shop-rules/src/contact/phone-spellings.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
import * as max from 'libphonenumber-js/max'
const require = createRequire(import.meta.url)
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

say('max, imported', 'function', typeof max.Metadata, 'function')
say('max, required', 'function', typeof require('libphonenumber-js/max').Metadata, 'undefined')
say('min, required', 'function', typeof require('libphonenumber-js/min').Metadata, 'function')
say('00 in the US', '+14155552671', max.parsePhoneNumberFromString('0014155552671', 'US')?.number, '+10014155552671')
CHECK
node check.mjs
