import { expect, it } from 'vitest'
import { isRead, readingsOf } from './readings.ts'

it.each([
  ['乾炒牛河', 'ganchaoniuhe'],
  ['乾炒牛河', 'niuhe'],
  ['乾炒牛河', 'gonc'],
  ['乾炒牛河', 'ngauho'],
  ['乾炒牛河', 'gcnh'],
  ['叉燒飯', 'chashao'],
  ['叉烧饭', 'caasiu'],
  ['重慶火鍋', 'chongqing'],
  ['XO醬炒蘿蔔糕', 'luobogao'],
  ['綠茶', 'lvcha'],
])('CAT-2.8: %s is found by %s', (name, typed) => {
  expect(isRead(readingsOf(name), typed)).toBe(true)
})

it.each([
  ['乾炒牛河', 'anchao'],
  ['乾炒牛河', 'n'],
  ['Tea', 'te'],
])('CAT-2.8: %s is not found by %s', (name, typed) => {
  expect(isRead(readingsOf(name), typed)).toBe(false)
})
