import { expect, test } from 'vitest'
import { wifiText } from './print-choice.ts'

test('STAFF-10.12: the code of a network has its name and password, with their signs escaped', () => {
  expect(wifiText({ name: 'Lantern; Lane', password: 'a:b"c' })).toBe(
    String.raw`WIFI:T:WPA;S:Lantern\; Lane;P:a\:b\"c;;`,
  )
})

test('STAFF-10.12: a network without a password is open', () => {
  expect(wifiText({ name: 'Guests', password: '' })).toBe('WIFI:T:nopass;S:Guests;;')
})
