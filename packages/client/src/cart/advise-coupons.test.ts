import type { SessionLine, TableSession, UserCoupon } from '@comanda/contract'
import { expect, it } from 'vitest'
import { dinerClientOver } from '../testing/diner-client-over.ts'
import { sampleCoupon } from '../testing/sample-coupons.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { sampleResult, sampleTable } from '../testing/sample-session.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'

const { shop, noodles, tea } = sampleIds
const now = Date.parse('2026-03-03T12:00:00+08:00')

/** Two bowls of noodles, 120, ordered before. */
const ordered = {
  id: '1-1',
  product: noodles,
  category: null,
  subCategory: null,
  quantity: 2,
  options: [],
  status: 'pending',
  date: '2026-03-03T11:30:00+08:00',
  salesPrice: 60,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  freeSurcharge: false,
} as unknown as SessionLine

const table = (total: number, change: Partial<TableSession> = {}) =>
  sampleTable({ products: [ordered], result: { totals: sampleResult(total).totals }, ...change })

const own = (last: string, off: number, change: Partial<UserCoupon> = {}): UserCoupon => {
  const _id = `${sampleCoupon._id.slice(0, -1)}${last}`
  const { conditions: _, ...rule } = sampleCoupon.coupon
  return { ...sampleCoupon, _id, coupon: { ...rule, _id, discount: off }, ...change }
}

/** Four teas, 80, in the cart of a bill. */
const dinerAt = (session: TableSession, validate: () => unknown = () => ({ status: 'valid' })) => {
  const server = scriptedConnection({ 'userCoupons/validate create': validate })
  const { client } = dinerClientOver(server.connection, { menu: sampleMenu, session, now })
  client.cart.enter({ shop, mode: 'dineIn' })
  client.cart.add({ product: tea, quantity: 4 })
  const coupons = client.cart.coupons.loaded()!
  const advise = (owned: readonly UserCoupon[]) =>
    coupons.advise(owned, new AbortController().signal)
  return { cart: client.cart, coupons, advise, member: client.member }
}

it.each([
  ['priced by this device', 120],
  ['that this device cannot price', 99],
])(
  'a plan says what is paid for the whole of a bill %s, whose earlier orders stay as agreed (CPN-8.11)',
  async (_, before) => {
    const { cart, coupons, advise } = dinerAt(table(before))
    const owned = [own('7', 6), own('8', 9)]
    const { now: paid, payLeast } = (await advise(owned))!
    expect(cart.state.get().bill?.total).toBe(before + 80)
    expect([paid, payLeast?.total, payLeast?.saves]).toEqual([before + 80, before + 65, 15])
    expect(await coupons.follow(payLeast!, owned)).toMatchObject({ status: 'added' })
    expect(cart.state.get().bill).toMatchObject({ ordered: before, total: before + 65 })
  },
)

it('a plan for a cart that has changed since changes nothing, and says so (CPN-8.9)', async () => {
  const { cart, coupons, advise } = dinerAt(table(120))
  const owned = [own('7', 6), own('8', 9)]
  const { payLeast } = (await advise(owned))!
  cart.add({ product: tea })
  const before = cart.state.get()
  const seen: unknown[] = []
  cart.state.subscribe(() => seen.push(cart.state.get()))
  expect(await coupons.follow(payLeast!, owned)).toEqual({ status: 'changed' })
  expect([seen, cart.state.get()]).toEqual([[], before])
})

it('a plan of a coupon that holds no more is refused with why, and changes nothing (CPN-8.9)', async () => {
  const { cart, coupons, advise } = dinerAt(table(0, { products: [] }))
  const large = own('7', 6)
  const from80 = { ...large.coupon, conditions: [{ for: 'order' as const, minTotal: 80 }] }
  const owned = [{ ...large, coupon: from80 }, own('8', 9)]
  const { payLeast } = (await advise(owned))!
  const [line] = cart.state.get().lines
  cart.setQuantity(line!.id, 3)
  const before = cart.state.get()
  expect(await coupons.follow(payLeast!, owned)).toEqual({
    status: 'refused',
    error: 'errors.ruleMinTotal',
  })
  expect(cart.state.get()).toBe(before)
})

it('a plan of a coupon that ends while its sheet is open is refused as ended, and changes nothing (CPN-8.9)', async () => {
  const { cart, coupons, advise } = dinerAt(table(0, { products: [] }))
  const [ends, stays] = [own('7', 6), own('8', 9)]
  const { payLeast } = (await advise([ends, stays]))!
  expect(payLeast?.coupons).toContain(ends._id)
  const ended = { ...ends, endDate: '2026-03-03T11:59:59+08:00' }
  const before = cart.state.get()
  expect(await coupons.follow(payLeast!, [ended, stays])).toMatchObject({ status: 'refused' })
  expect(cart.state.get()).toBe(before)
  expect((await advise([ended, stays]))?.payLeast?.coupons ?? []).not.toContain(ends._id)
})

it('in a session of another member only coupons that belong to nobody are proposed (CPN-8.10)', async () => {
  const { advise } = dinerAt(table(120, { user: 'another' }))
  const mine = own('6', 20, { user: 'me' })
  const advice = await advise([mine, own('7', 6), own('8', 9)])
  expect([advice?.count, advice?.payLeast?.saves]).toEqual([2, 15])
})

it('a scanned code that is too old is to be scanned again: a coupon and a plan change nothing, and the cart stays (KIOSK-5.4)', async () => {
  const refused = Object.assign(new Error('again'), { code: 400, data: { code: 'codeWrong' } })
  const { cart, coupons, advise, member } = dinerAt(table(0, { products: [] }), () => {
    throw refused
  })
  let ended = 0
  Object.assign(member, { end: () => (ended += 1) })
  const owned = [own('7', 6), own('8', 9)]
  const { payLeast } = (await advise(owned))!
  const before = cart.state.get()
  for (const adding of [await coupons.add(owned[0]!), await coupons.follow(payLeast!, owned)])
    expect(adding).toMatchObject({ status: 'failed', error: { code: 'codeWrong' } })
  expect([ended, cart.state.get()]).toEqual([2, before])
})
