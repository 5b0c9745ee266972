#!/bin/sh
# qrcode 1.5.4: an option of one QR code stays on for all codes that the program makes afterwards.
#
# Guess: toSJISFunc, given for one code, lets that code use the shorter mode for Japanese.
# Seen: it is kept for the whole process. A later code without the option uses the mode too, and one with a Chinese letter
# that Shift JIS lacks raises "Invalid SJIS character", though nobody asked for it; which code fails depends on what was made before.
# For us: the option is never given; codes are UTF-8.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund qrcode@1.5.4 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const qrcode = require('qrcode')
const toSJIS = require('qrcode/helper/to-sjis')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const modes = (text, options) => {
  try {
    return qrcode.create(text, options).segments.map(({ mode }) => mode.id)
  } catch {
    return 'raises'
  }
}
say('奶茶, before', ['Byte'], modes('奶茶'), ['Byte'])
say('豆腐, with the option', ['Kanji'], modes('豆腐', { toSJISFunc: toSJIS }), ['Kanji'])
say('豆腐, after it, without', ['Byte'], modes('豆腐'), ['Kanji'])
say('奶茶, after it, without', ['Byte'], modes('奶茶'), 'raises')
CHECK
node check.mjs
