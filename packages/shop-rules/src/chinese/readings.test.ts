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
  ['咖喱牛腩飯', 'gali'],
  ['葡國咖喱雞', 'galiji'],
  ['人參雞湯', 'renshen'],
  ['參雞湯', 'shenji'],
  ['參雞湯', 'samgai'],
  ['花旗參茶', 'qishen'],
  ['黑椒豬扒飯', 'zhupafan'],
  ['參考價', 'cankao'],
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
