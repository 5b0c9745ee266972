import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

test.each([
  ['123456789012', { kind: 'member', code: '123456789012' }],
  [' welcome20\n', { kind: 'coupon', code: 'WELCOME20' }],
  ['https://shop.example/coupon?code=NOODLES', { kind: 'coupon', code: 'NOODLES' }],
  ['https://shop.example/', { kind: 'unknown' }],
  ['BEGIN:VCARD', { kind: 'unknown' }],
])('KIOSK-5.2, KIOSK-5.3: %j is understood in any step', (text, scan) =>
  expect(readScan(text)).toEqual(scan),
)
