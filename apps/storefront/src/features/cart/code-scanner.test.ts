import { expect, test } from 'vitest'
import { codeOf } from './code-scanner.ts'

test.each([
  ['WELCOME20', 'WELCOME20'],
  [' WELCOME20\n', 'WELCOME20'],
  ['https://shop.example/coupon?code=NOODLES', 'NOODLES'],
  ['https://shop.example/coupon', 'https://shop.example/coupon'],
])('%j is the code %s', (text, code) => expect(codeOf(text)).toBe(code))
