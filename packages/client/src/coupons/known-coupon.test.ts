import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { AuthenticationState } from '../authentication/authentication.ts'
import type { UserCoupon } from '@comanda/contract'
import { expect, test } from 'vitest'
import { createStore } from '../store/store.ts'
import { sampleCoupon } from '../testing/sample-coupons.ts'
import { notFound, scriptedConnection } from '../testing/scripted-connection.ts'
import { couponOfDevice, ownedCouponIds } from './known-coupon.ts'
import { getCoupons } from './owned-coupons.ts'

const coupon: UserCoupon = { ...sampleCoupon, _id: 'a'.repeat(24), code: 'NOODLES' }
const device = { read: () => [coupon._id, 'b'.repeat(24)] }

const client = (isMember: boolean) => {
  const { connection, calls } = scriptedConnection({
    'userCoupons get': (id: string) => {
      if (id !== coupon._id) throw notFound()
      return coupon
    },
    'userCoupons find': () => [coupon],
  })
  const user = isMember ? { user: { _id: 'u' } } : {}
  const signedIn = { status: isMember ? 'signedIn' : 'signedOut', ...user } as AuthenticationState
  const menu = { status: 'idle', now: Date.parse('2026-03-04T12:00:00Z') } as CatalogueState
  return {
    connection,
    calls,
    authentication: { state: createStore(signedIn) },
    catalogue: { state: createStore(menu) },
  }
}

test('coupons that the server no longer has are left out', async () => {
  expect(await getCoupons(client(false).connection, device.read())).toEqual([coupon])
})

test('a visitor gets the coupon of a code that was claimed on this device', async () => {
  expect(await couponOfDevice(client(false), device, 'noodles')).toEqual(coupon)
  expect(await couponOfDevice(client(false), device, 'other')).toBeUndefined()
})

test('for a member the device is not searched, since the server knows the coupons', async () => {
  const member = client(true)
  expect(await couponOfDevice(member, device, 'noodles')).toBeUndefined()
  expect(member.calls).toEqual([])
})

test('only a member owns coupons', async () => {
  expect(await ownedCouponIds(client(true))).toEqual([coupon._id])
  expect(await ownedCouponIds(client(false))).toEqual([])
})
