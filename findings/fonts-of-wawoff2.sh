#!/bin/sh
# wawoff2 2.0.1: a font that it has unpacked is gone as soon as it unpacks another.
#
# Guess: `decompress` returns bytes of their own, since it is an async function that is called once a font.
# Seen: they are a view of its WebAssembly memory, and always of the same place there. Held while another font is unpacked, also by a
# call of the same moment (`Promise.all`), they are the bytes of the other. Copied after each call, one after the other, all are right.
# For us: the first slips after a start could be printed with letters of a broken font until the next start. Fonts are unpacked one
# after the other and copied (apps/server/src/printing/unpack-font.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wawoff2@2.0.1 @fontsource-variable/noto-sans@5.2.10 >/dev/null
cat >check.cjs <<'CHECK'
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { decompress } = require('wawoff2')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const fonts = ['latin', 'greek', 'cyrillic'].map((letters) =>
  readFileSync(`node_modules/@fontsource-variable/noto-sans/files/noto-sans-${letters}-wght-normal.woff2`),
)
const sumOf = (bytes) => createHash('sha256').update(bytes).digest('hex')
const check = async () => {
  const right = []
  for (const font of fonts) right.push(sumOf(await decompress(font)))
  const held = []
  for (const font of fonts) held.push(await decompress(font))
  const together = await Promise.all(fonts.map(async (font) => sumOf(Buffer.from(await decompress(font)))))
  const isRight = (sums) => sums.map((sum, at) => sum === right[at])
  say('held while others are unpacked', [true, true, true], isRight(held.map(sumOf)), [false, false, true])
  say('unpacked and copied in the same moment', [true, true, true], isRight(together), [false, false, true])
}
void check()
CHECK
node check.cjs
