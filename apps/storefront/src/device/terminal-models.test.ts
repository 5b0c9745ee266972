import { expect, test } from 'vitest'
import { isTerminal } from './terminal-models.ts'

const android = (model: string): string =>
  `Mozilla/5.0 (Linux; Android 7.1.1; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36`

test.each([
  android('V2_PRO Build/N6F26Q'),
  android('WISEPOS_E'),
  android('A920Pro'),
  'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chromium/120.0.0.0 Safari/537.36',
  'T2mini',
  'K2',
])('KIOSK-7.9: %s is a terminal of little power', (text) => expect(isTerminal(text)).toBe(true))

test.each([
  android('K'),
  android('Pixel 7'),
  android('SM-A920F'),
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 ComandaKiosk/1',
  '',
])('KIOSK-7.9: %s is not', (text) => expect(isTerminal(text)).toBe(false))
