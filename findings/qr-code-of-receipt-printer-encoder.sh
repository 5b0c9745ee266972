#!/bin/sh
# @point-of-sale/receipt-printer-encoder 4.0.1: what a printed QR code says passes through a code page.
#
# Guess: the bytes of the code are the text in UTF-8, as phones and payment apps read it.
# Seen: letters outside Latin-1 become "?", without an error, in ESC/POS and both modes of Star: a payment code with a
# Chinese name has other bytes than its checksum is for. "é" is one byte of Latin-1.
# For us: a QR code goes onto paper as a picture or as bytes that were made from UTF-8 before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @point-of-sale/receipt-printer-encoder@4.0.1 >/dev/null
cat >check.mjs <<'CHECK'
import Encoder from '@point-of-sale/receipt-printer-encoder'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const holds = (language, text, bytes) =>
  Buffer.from(new Encoder({ columns: 32, language }).qrcode(text).encode()).includes(bytes)
for (const language of ['esc-pos', 'star-prnt', 'star-line']) {
  const link = 'https://shop.test/豆'
  say(`${language}, ${link} in UTF-8`, true, holds(language, link, Buffer.from(link)), false)
  say(`${language}, with "?" for 豆`, false, holds(language, link, Buffer.from('https://shop.test/?')), true)
}
say('esc-pos, é as one byte', false, holds('esc-pos', 'Café', Buffer.from('Café', 'latin1')), true)
CHECK
node check.mjs
