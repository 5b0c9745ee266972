#!/bin/sh
# pinyin-pro 3.29.4 reads words in traditional characters letter by letter: 重慶 is zhong qing.
#
# Guess: a name is read alike in traditional and simplified characters, at least with the option `traditional`.
# Seen: its dictionary of words is one of simplified characters. 重庆 is chong qing, 重慶 zhong qing; 干炒 gan chao, 乾炒 qian chao; the
# option changes nothing by itself. to-jyutping 3.1.1 reads both alike.
# For us: names are folded to simplified characters before their pinyin is looked up (packages/shop-rules/src/chinese/readings.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pinyin-pro@3.29.4 to-jyutping@3.1.1 >/dev/null
cat >check.mjs <<'CHECK'
import { pinyin } from 'pinyin-pro'
import { getJyutpingText } from 'to-jyutping'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const read = (text, own = {}) => pinyin(text, { toneType: 'none', ...own })
for (const [simplified, traditional, right, wrong] of [
  ['重庆火锅', '重慶火鍋', 'chong qing huo guo', 'zhong qing huo guo'],
  ['干炒牛河', '乾炒牛河', 'gan chao niu he', 'qian chao niu he'],
]) {
  say(simplified, right, read(simplified), right)
  say(traditional, right, read(traditional), wrong)
  say(`${traditional}, traditional`, right, read(traditional, { traditional: true }), wrong)
}
say('jyutping of 重慶', 'cung4 hing3', getJyutpingText('重慶'), getJyutpingText('重庆'))
CHECK
node check.mjs
