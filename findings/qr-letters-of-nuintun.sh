#!/bin/sh
# @nuintun/qrcode 5.0.3 writes "?" for each letter of a Chinese text, unless it is told an encoding.
#
# Guess: bytes of a text are UTF-8, or a letter that does not fit raises.
# Seen: the encoding is Latin-1 unless Charset.UTF_8 is given, and what it lacks becomes "?": the code scans, and says nothing.
# For us: whoever takes a library for codes reads one back, with a name in Chinese.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @nuintun/qrcode@5.0.3 jsqr@1.4.0 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import { Byte, Charset, Encoder } from '@nuintun/qrcode'
const jsQR = require('jsqr')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const read = (segment) => {
  const code = new Encoder({ level: 'M' }).encode(segment)
  const [margin, scale] = [4, 4]
  const width = (code.size + 2 * margin) * scale
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let at = 0; at < width * width; at += 1) {
    const x = Math.floor((at % width) / scale) - margin
    const y = Math.floor(at / width / scale) - margin
    const dark = x >= 0 && y >= 0 && x < code.size && y < code.size && Boolean(code.get(x, y))
    pixels.set(dark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4)
  }
  return jsQR(pixels, width, width)?.data
}
say('叉燒飯, as it is', '叉燒飯', read(new Byte('叉燒飯')), '???')
say('叉燒飯, told UTF-8', '叉燒飯', read(new Byte('叉燒飯', Charset.UTF_8)), '叉燒飯')
CHECK
node check.mjs
