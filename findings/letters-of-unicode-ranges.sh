#!/bin/sh
# A slice of a font from @fontsource does not have all letters of its `unicode-range`: Noto Sans HK 5.3.0 says Ł and has none.
#
# Guess: what `unicode.json` lists for a slice is what the slice has.
# Seen: the ranges are those of Google Fonts for any family. `latin-ext` of noto-sans-hk lists U+0100-02BA, but the font has neither ğ, ı, ś,
# Ł, Ž nor ẞ, and one letter may stand in the ranges of several slices of which only one has it (ı of noto-sans: latin-ext says so, latin has it).
# A browser goes on to the next font by itself; a program that lays out text must ask the font.
# For us: fonts are asked for each letter, slice by slice and family by family (apps/server/src/printing/fonts.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource-variable/noto-sans-hk@5.3.0 @fontsource-variable/noto-sans@5.3.0 >/dev/null
cat >check.mjs <<'CHECK'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const lettersOf = (family, slice, letters) => {
  const folder = `node_modules/@fontsource-variable/${family}`
  const ranges = String(JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'))[slice]).split(',')
  const lists = (point) =>
    ranges.some((range) => {
      const [from, to = from] = range.replace('U+', '').split('-')
      return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16)
    })
  const font = create(readFileSync(`${folder}/files/${family}-${slice}-wght-normal.woff2`))
  const of = (test) => Array.from(letters).filter((letter) => test(letter.codePointAt(0))).join('')
  return { listed: of(lists), had: of((point) => font.hasGlyphForCodePoint(point)) }
}
const letters = 'ğıśŁŽẞ'
const hk = lettersOf('noto-sans-hk', 'latin-ext', letters)
say('noto-sans-hk latin-ext lists', letters, hk.listed, letters)
say('noto-sans-hk latin-ext has', hk.listed, hk.had, '')
const extended = lettersOf('noto-sans', 'latin-ext', 'ı')
say('noto-sans latin-ext lists ı, and has', extended.listed, extended.had, '')
say('noto-sans latin has', 'ı', lettersOf('noto-sans', 'latin', 'ı').had, 'ı')
CHECK
node check.mjs
