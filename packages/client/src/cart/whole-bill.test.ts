import type { SessionLine, TableSession } from '@comanda/contract'
import type { DiscountRule } from '@comanda/engine/catalog'
import { expect, it } from 'vitest'
import { dinerClientOver } from '../testing/diner-client-over.ts'
import { sampleCoupon } from '../testing/sample-coupons.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { sampleResult, sampleTable } from '../testing/sample-session.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { checkoutOf } from '../checkout/checkout.ts'

const { shop, noodles, tea } = sampleIds
const now = Date.parse('2026-03-03T12:00:00+08:00')

const line = (change: Partial<SessionLine> = {}) =>
  ({
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
    ...change,
  }) as SessionLine

const rule = (own: Partial<DiscountRule>) =>
  ({
    _id: sampleIds.fiveOff,
    name: [],
    source: 'automatic',
    for: 'order',
    status: 'active',
    discountType: 'percent',
    discount: 0.5,
    ...own,
  }) as DiscountRule
const fifty = rule({
  discountType: 'amount',
  discount: 50,
  conditions: [{ for: 'order', minTotal: 200 }],
})

const table = (total: number, change: Partial<TableSession> = {}) =>
  sampleTable({ products: [line()], result: { totals: sampleResult(total).totals }, ...change })

const cartAt = (session: TableSession, discounts: readonly DiscountRule[] = []) => {
  const placed = { ...session, order: { _id: sampleIds.order } }
  const server = scriptedConnection({
    'tableSessions/order create': () => placed,
    'userCoupons/validate create': () => ({ status: 'valid' }),
  })
  const menu = { ...sampleMenu, discounts: discounts as typeof sampleMenu.discounts }
  const { client, session: seated } = dinerClientOver(server.connection, { menu, session, now })
  client.cart.enter({ shop, mode: 'dineIn' })
  client.cart.add({ product: tea, quantity: 4 })
  const sent = () => server.calls.findLast(({ name }) => name === 'tableSessions/order create')
  return { client, cart: client.cart.state, seated, sent }
}

it('without an earlier order there is no bill, and none is sent (ORDER-1.18)', async () => {
  const { client, cart, sent } = cartAt(table(0, { products: [line({ status: 'cancel' })] }))
  expect(cart.get().bill).toBeUndefined()
  await checkoutOf(client).placeOrder()
  expect(sent()?.args[0]).not.toHaveProperty('expectedBill')
})

it('the bill is sent as it is shown, with what another phone has ordered since (ORDER-1.18)', async () => {
  const { client, cart, seated, sent } = cartAt(table(120))
  expect(cart.get().bill).toMatchObject({ ordered: 120, together: 0, total: 200 })
  const more = [line(), line({ id: '2-1', quantity: 1 })]
  seated.set({ status: 'ready', session: { ...table(180), products: more } })
  expect(cart.get().bill).toMatchObject({ ordered: 180, together: 0, total: 260 })
  await checkoutOf(client).placeOrder()
  expect(sent()?.args[0]).toMatchObject({ expectedTotal: 80, expectedBill: 260 })
})

it('50 off from 200 over two rounds counts for the bill, not for the cart (ORDER-1.18)', () => {
  const { cart } = cartAt(table(120), [fifty])
  expect(cart.get()).toMatchObject({
    result: { totals: { total: 80 } },
    bill: { ordered: 120, together: -50, total: 150 },
  })
})

it('what is missing for a rule is missing on the whole bill, and unknown if this device cannot price that (ORDER-1.18, CPN-2.3)', () => {
  const from300 = { ...fifty, conditions: [{ for: 'order' as const, minTotal: 300 }] }
  const need = (total: number) => cartAt(table(total), [from300]).cart.get().bill?.discounts
  expect(need(120)).toMatchObject([{ error: 'errors.ruleMinTotal', need: { total: 100 } }])
  expect(need(99)).toEqual([])
})

it('a window that has ended since stays for what is ordered (ORDER-1.18)', () => {
  const { cart } = cartAt(table(60), [rule({ endDate: '2026-03-03T11:45:00+08:00' })])
  expect(cart.get().bill).toMatchObject({ ordered: 60, together: 0, total: 140 })
})

it('a bill that this device cannot price is added to; what the diner accepted is sent (ORDER-1.18)', async () => {
  const { client, cart, sent } = cartAt(table(99), [fifty])
  expect(cart.get().bill).toMatchObject({ ordered: 99, together: 0, total: 179 })
  await checkoutOf(client).placeOrder({}, 149)
  expect(sent()?.args[0]).toMatchObject({ expectedTotal: 80, expectedBill: 149 })
})

it('a coupon that the cart alone is too small for is not sent, and takes nothing off the bill (ORDER-1.18, CPN-6.1)', async () => {
  const { client, cart, sent } = cartAt(table(120))
  const { coupon } = sampleCoupon
  const from100 = coupon && {
    ...coupon,
    discount: 50,
    conditions: [{ for: 'order' as const, minTotal: 100 }],
  }
  expect(await client.cart.coupons.add({ ...sampleCoupon, coupon: from100 })).toMatchObject({
    status: 'added',
  })
  expect([...cart.get().couponStates.values()]).toMatchObject([{ state: 'error' }])
  expect(cart.get().bill).toMatchObject({ ordered: 120, together: 0, total: 200 })
  await checkoutOf(client).placeOrder()
  expect(sent()?.args[0]).toMatchObject({ expectedTotal: 80, expectedBill: 200 })
  expect(sent()?.args[0]).not.toHaveProperty('coupons')
})
