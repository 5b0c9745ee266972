import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

test.each([
  ['123456789012', { kind: 'member', code: '123456789012' }],
  [' welcome20\n', { kind: 'coupon', code: 'WELCOME20' }],
  ['https://shop.example/coupon?code=NOODLES', { kind: 'coupon', code: 'NOODLES' }],
  ['m.AbC_-9', { kind: 'member', code: 'm.AbC_-9' }],
  ['1234 5678 9012', { kind: 'member', code: '1234 5678 9012' }],
  ['/ABC+123', { kind: 'carrier', code: '/ABC+123' }],
  [
    'https://shop.example/h/00002aAb-_56789012x4',
    { kind: 'handoff', code: '00002aAb-_56789012x4' },
  ],
  ['123456', { kind: 'coupon', code: '123456' }],
  ['https://shop.example/', { kind: 'link' }],
  ['https://shop.example/o/65f0c0ffee', { kind: 'link' }],
  ['BEGIN:VCARD', { kind: 'unknown' }],
])('KIOSK-5.2, KIOSK-5.3, KIOSK-5.5, KIOSK-6.6: %j is understood in any step', (text, scan) =>
  expect(readScan(text)).toEqual(scan),
)
