#!/bin/sh
# fontkit 2.0.4 puts the ring of the Thai vowel am over the tone mark instead of under it.
#
# Guess: `font.layout('น้ำ')` (water, in many dishes) is what HarfBuzz makes of it: consonant, ring, tone above the ring, then aa.
# Seen: fontkit has no rule for Thai. The font itself takes am apart, after the tone, so the ring (uni0E4D) comes second and is raised
# above it. With am taken apart and the ring before the tone in the text, all marks are where they belong.
# For us: that is done before letters are laid out (apps/server/src/printing/glyphs.ts). Marks, tall letters and ญ without its
# foot come out right by themselves.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource-variable/noto-sans-thai@5.3.0 >/dev/null
cat >check.mjs <<'CHECK'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const file = 'node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'
const font = create(readFileSync(file))
/** The marks from the bottom up. */
const marksOf = (text) => {
  const { glyphs, positions } = font.layout(text)
  return glyphs
    .map(({ name, bbox }, at) => ({ name: name.slice(0, 7), from: bbox.minY + positions[at].yOffset }))
    .filter(({ name }) => /0E4[9D]/.test(name))
    .toSorted((one, other) => one.from - other.from)
    .map(({ name }) => name)
}
const right = ['uni0E4D', 'uni0E49']
say('as it is written', right, marksOf('น้ำ'), ['uni0E49', 'uni0E4D'])
say('taken apart', right, marksOf('นํ้า'), right)
CHECK
node check.mjs
