import { expect, test } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createScannedMember } from './scanned-member.ts'

const coupon = { _id: 'c', coupon: { _id: 'r' }, status: 'valid' }
const user = { _id: 'ann', name: 'Ann' }

test('KIOSK-5.2, KIOSK-5.4: an order is for the member whose code was scanned, until they are forgotten', async () => {
  const { connection, calls } = scriptedConnection({
    'users/scan create': () => ({ user, pass: 'a pass', points: 120, coupons: [coupon] }),
  })
  const member = createScannedMember(connection)
  expect(member.details()).toEqual({})
  await member.scan('123456789012', 'shop')
  expect(calls.at(-1)?.args[0]).toEqual({ code: '123456789012', shop: 'shop' })
  expect(member.state.get()).toEqual({ status: 'member', user, points: 120, shop: 'shop' })
  expect(member.coupons.get()).toEqual([coupon])
  expect(member.details()).toEqual({ memberPass: 'a pass' })
  member.forget()
  expect(member.coupons.get()).toEqual([])
  expect(member.state.get()).toEqual({ status: 'none' })
  expect(member.details()).toEqual({})
})

test('KIOSK-5.4: a code that is too old is to be scanned again, and its member stays until then', async () => {
  const { connection } = scriptedConnection({
    'users/scan create': () => ({ user, pass: 'a pass' }),
  })
  const member = createScannedMember(connection)
  member.end()
  expect(member.hasEnded.get()).toBe(false)
  await member.scan('123456789012', 'shop')
  member.end()
  expect([member.hasEnded.get(), member.state.get().user]).toEqual([true, user])
  await member.scan('123456789012', 'shop')
  expect(member.hasEnded.get()).toBe(false)
  member.end()
  member.forget()
  expect(member.hasEnded.get()).toBe(false)
})
