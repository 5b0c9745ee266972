import { expect, test } from 'vitest'
import { isOffered } from './is-offered.ts'

const shop = 'a'.repeat(24)
const method = { _id: 'm'.repeat(24), name: [], type: 'counter' as const }

test('without shops in all of them, without order types for every order', () =>
  expect(isOffered(method, shop, 'takeAway')).toBe(true))
test('only in its shops and for its order types (PAY-1.1)', () => {
  expect(isOffered({ ...method, shops: ['b'.repeat(24)] }, shop, 'takeAway')).toBe(false)
  expect(isOffered({ ...method, orderType: ['dineIn'] }, shop, 'takeAway')).toBe(false)
})
test('drafts are not offered (PAY-1.1)', () =>
  expect(isOffered({ ...method, status: 'draft' }, shop, 'takeAway')).toBe(false))
