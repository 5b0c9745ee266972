#!/bin/sh
# node-thermal-printer 4.6.1 puts the price of a Chinese, Japanese or Korean dish onto the next line.
#
# Guess: leftRight fills a line of 32 columns, with two columns for a letter that a printer prints twice as wide.
# Seen: it counts letters, so a name of three letters makes a line of 35 columns, and a printer wraps the price.
# For us: widths are counted in columns of the printer's cells, never in letters (PRINT-1.2).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund node-thermal-printer@4.6.1 >/dev/null
cat >check.mjs <<'CHECK'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { CharacterSet, PrinterTypes, ThermalPrinter } = require('node-thermal-printer')
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}

const columns = (characterSet, name) => {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, width: 32, interface: 'tcp://127.0.0.1', characterSet })
  printer.leftRight(name, '58')
  const spaces = printer.getBuffer().filter((byte) => byte === 0x20).length
  return [...name].length * (name === 'Ramen' ? 1 : 2) + spaces + 2
}
say('Ramen, columns', 32, columns(CharacterSet.PC437_USA, 'Ramen'), 32)
say('叉燒飯, columns', 32, columns(CharacterSet.HK_TW, '叉燒飯'), 35)
say('叉烧饭, columns', 32, columns(CharacterSet.CHINA, '叉烧饭'), 35)
say('天ぷら, columns', 32, columns(CharacterSet.JAPAN, '天ぷら'), 35)
say('김치찌개, columns', 32, columns(CharacterSet.KOREA, '김치찌개'), 36)
CHECK
node check.mjs
