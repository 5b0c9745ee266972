#!/bin/sh
# opencc-js 1.4.2 writes tenderloin, red yeast, drinks and minutes of a simplified menu with the wrong traditional characters.
#
# Guess: its dictionary of phrases decides where one simplified character stands for several, as for 发菜 (髮菜), 松子鱼 (松子魚,
# not 鬆) and 肉松 (肉鬆), so that from cn to hk 里脊 stays 里脊, 红曲 is 紅麴, 沙姜 沙薑, 冲饮 沖飲 and a lone 钟 鐘.
# Seen: these five are 裏脊, 紅曲, 沙姜, 衝飲 and 鍾; noodles in words are 麪 as the variant says, but 面线 is 面線.
# For us: a menu is searched by simplified forms alone, to which all of these lead back, and no menu is converted for a shop.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund opencc-js@1.4.2 >/dev/null
cat >check.mjs <<'CHECK'
import { Converter } from 'opencc-js'
const toHongKong = Converter({ from: 'cn', to: 'hk' })
for (const [text, expected, found] of [
  ['发菜', '髮菜', '髮菜'],
  ['松子鱼', '松子魚', '松子魚'],
  ['肉松', '肉鬆', '肉鬆'],
  ['汤面', '湯麪', '湯麪'],
  ['里脊肉', '里脊肉', '裏脊肉'],
  ['红曲', '紅麴', '紅曲'],
  ['沙姜', '沙薑', '沙姜'],
  ['冲饮', '沖飲', '衝飲'],
  ['钟', '鐘', '鍾'],
  ['面线', '麪線', '面線'],
]) {
  const seen = toHongKong(text)
  console.log(`${text}\n  expected ${expected}\n  seen     ${seen}${seen === found ? '' : ` (it was ${found})`}`)
  if (seen !== found) process.exitCode = 1
}
CHECK
node check.mjs
