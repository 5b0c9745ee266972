import type { OrderDiscount } from '@comanda/contract'
import { type CouponPlan, couponAdvisor } from '@comanda/engine/coupon-advice'
import { compilePriceBook } from '@comanda/engine/pricing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
})
afterAll(() => server.stop())

const rules: readonly Partial<OrderDiscount>[] = [
  { discountType: 'percent', discount: 0.85 },
  { discountType: 'amount', discount: 12, conditions: [{ for: 'order', minTotal: 60 }] },
  { discountType: 'amount', discount: 30, ruleType: 'allowlist', rules: [] },
  { discountType: 'percent', discount: 0.7, maxDiscount: 18, bestOf: 'lunch' },
  { discountType: 'amount', discount: 15, bestOf: 'lunch' },
  {
    for: 'product',
    discountType: 'percent',
    discount: 0.5,
    discountRules: [{ minQty: 2, maxQty: 1 }],
  },
]

it('the server takes the proposed coupons at the proposed total, for one dish and for many (CPN-8.5, CPN-6.1)', async () => {
  const group = memberCalls(server, shop)
  const made = await Promise.all(
    rules.map(
      (rule) =>
        server.app.service('orderDiscounts').create({
          source: 'coupon',
          for: 'order',
          shops: [shop.shop],
          name: [{ lang: 'en', value: 'Coupon' }],
          ...rule,
        }) as Promise<OrderDiscount>,
    ),
  )
  const book = compilePriceBook({
    products: [{ _id: shop.noodles, price: 38.5 }],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  })
  const sizes: number[] = []
  for (const quantity of [1, 2, 5]) {
    const member = await makeMember(server, shop)
    const owned = await Promise.all(
      made.map(({ _id }) => group.giveCoupon(member.user, { coupon: _id })),
    )
    const cart = [lineOf(shop.noodles, { quantity })]
    const work = couponAdvisor({
      book,
      orders: [
        {
          now: new Date().toISOString(),
          shop: { _id: shop.shop },
          session: { type: 'takeAway' },
          lines: cart.map(({ id, product }) => ({ id: id!, product: product!, quantity })),
          coupons: [],
        },
      ],
      choices: owned.map(({ _id: id, coupon: rule, endDate }) => ({ id, rule, endDate })),
    }).advise()
    let step = work.next(false)
    while (!step.done) step = work.next(false)
    const { coupons, total } = step.value.payLeast as CouponPlan
    const { order, session } = await member.calls.create({
      cart,
      coupons: coupons.map((id) => ({ id, source: 'coupon' })),
      expectedTotal: total,
      idempotencyKey: idempotencyKey(),
    })
    expect(order.total).toBe(total)
    expect(session.discounts.flatMap(({ id, error }) => (error ? [] : [id]))).toEqual(
      expect.arrayContaining([...coupons]),
    )
    sizes.push(coupons.length)
  }
  expect(Math.max(...sizes)).toBeGreaterThan(1)
})
