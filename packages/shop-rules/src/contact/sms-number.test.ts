import { expect, it } from 'vitest'
import { smsNumber } from './sms-number.ts'

it.each([
  ['9123 4567', 'HK', '+85291234567'],
  ['+852 9123-4567', 'TW', '+85291234567'],
  ['0912 345 678', 'TW', '+886912345678'],
  ['00886 912 345 678', 'HK', '+886912345678'],
  ['９１２３４５６７', 'HK', '+85291234567'],
])('SMS-1.1: %s in %s is %s', (phone, country, number) => {
  expect(smsNumber(phone, country)).toBe(number)
})

it.each([
  ['12345', 'HK'],
  ['no phone', 'HK'],
  ['', 'HK'],
  ['91234567', 'XX'],
])('SMS-1.1: %s in %s is no number', (phone, country) => {
  expect(smsNumber(phone, country)).toBeUndefined()
})
