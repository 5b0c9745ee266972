import { expect, test } from 'vitest'
import { couponCodeOf } from './coupon-code-of.ts'

test.each([
  ['ｗｅｌｃｏｍｅ－１０', 'WELCOME-10'],
  ['WELCOME20', 'WELCOME20'],
  [' welcome20\n', 'WELCOME20'],
  ['https://shop.example/coupon?code=NOODLES', 'NOODLES'],
])('%j is the code %s', (text, code) => expect(couponCodeOf(text)).toBe(code))
test.each([
  'https://shop.example/coupon',
  'https://shop.example/?code=',
  'BEGIN:VCARD',
  'WIFI:S:guests;;',
  'a b',
  '歡迎光臨',
  '',
  'A'.repeat(41),
])('%j is not a coupon’s code', (text) => expect(couponCodeOf(text)).toBeUndefined())
