import { expect, test } from 'vitest'
import { handoffCodeOf, spacedDigits } from './handoff-link.ts'

test.each([
  ['https://order.example/h/00002aAb-_56789012x4', '00002aAb-_56789012x4'],
  [' 123456 ', '123456'],
  ['123 456', '123456'],
  ['https://order.example/h/', undefined],
  ['https://order.example/o/00002aAb-_56789012x4', undefined],
  ['1234', undefined],
  ['123456789012', undefined],
])('HANDOFF-2.1: “%s” stands for %s', (text, code) => expect(handoffCodeOf(text)).toBe(code))

test('HANDOFF-2.1: digits are shown in two groups', () =>
  expect(spacedDigits('123456')).toBe('123 456'))
