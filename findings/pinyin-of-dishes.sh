#!/bin/sh
# pinyin-pro 3.29.4 reads curry as "kali", and ginseng and steak by their everyday characters.
#
# Guess: its dictionary of words has the dishes that are on many menus: 咖喱 gali (beside 咖啡 kafei), 参鸡汤 shenjitang,
# 花旗参 huaqishen, 猪扒 zhupa, 盛盘 chengpan; it does have 炸酱面 and 海参.
# Seen: each character gets its most frequent reading, of 参加, 扒 "to dig" and 盛 "grand": kali, canji, huaqican, zhuba,
# shengpan. One character alone, given by customPinyin, then also changes the words of which it is a part: 参考 becomes shenkao.
# For us: the search of a menu by Latin letters (CAT-2.8) gives these words their readings, as words.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pinyin-pro@3.29.4 >/dev/null
cat >check.mjs <<'CHECK'
import { customPinyin, pinyin } from 'pinyin-pro'
const read = (text) => pinyin(text, { toneType: 'none', type: 'array' }).join('')
const say = (what, expected, seen, found) => {
  const same = seen === found
  console.log(`${what}\n  expected ${expected}\n  seen     ${seen}${same ? '' : ` (it was ${found})`}`)
  if (!same) process.exitCode = 1
}

for (const [dish, expected, found] of [
  ['咖喱鸡', 'galiji', 'kaliji'],
  ['参鸡汤', 'shenjitang', 'canjitang'],
  ['花旗参', 'huaqishen', 'huaqican'],
  ['猪扒', 'zhupa', 'zhuba'],
  ['盛盘', 'chengpan', 'shengpan'],
  ['海参', 'haishen', 'haishen'],
])
  say(dish, expected, read(dish), found)
say('参考', 'cankao', read('参考'), 'cankao')
customPinyin({ 参: 'shēn' })
say('参考, once 参 alone is shēn', 'cankao', read('参考'), 'shenkao')
CHECK
node check.mjs
