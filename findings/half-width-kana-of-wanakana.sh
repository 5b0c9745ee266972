#!/bin/sh
# wanakana 5.3.1 leaves the half-width kana of tills and old printers as they are, and writes ヴィ as "vyi".
#
# Guess: toHiragana("ﾗｰﾒﾝ") is らーめん or らあめん, as of full-width kana; toRomaji of ヴィ is "vi", as people type it.
# Seen: half-width letters pass unchanged, so a search by them finds nothing; ヴィシソワーズ is "vyishisowaazu".
# For us: text is NFKC before it meets any table of kana, in searches and imports (which makes ﾗｰﾒﾝ full-width).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wanakana@5.3.1 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { toHiragana, toRomaji } = require('wanakana')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

say('ラーメン', 'らあめん', toHiragana('ラーメン'), 'らあめん')
say('ﾗｰﾒﾝ', 'らあめん', toHiragana('ﾗｰﾒﾝ'), 'ﾗｰﾒﾝ')
say('ﾗｰﾒﾝ, after NFKC', 'らあめん', toHiragana('ﾗｰﾒﾝ'.normalize('NFKC')), 'らあめん')
say('ヴィシソワーズ', 'vishisowaazu', toRomaji('ヴィシソワーズ'), 'vyishisowaazu')
CHECK
node check.mjs
