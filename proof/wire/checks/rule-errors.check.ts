import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, idOf } from '../client/fields.ts'
import { lineId, noodleLine, orderKey } from '../restaurant/orders.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { failureOf, given, guest, orderWith, rule } from '../restaurant/coupons.ts'
import { named } from '../restaurant/text.ts'

/** What keeps a rule from its effect, by its error. */
const ruleErrors: Readonly<Record<string, () => Promise<Fields> | Fields>> = {
  'errors.ruleDisabled': () => ({ status: 'draft' }),
  'errors.timeRange': () => ({ startDate: '2090-01-01' }),
  'errors.notCurrentShop': async () => ({ shops: [await anotherShop()] }),
  'errors.notApplicableSection': async () => ({ sections: [(await restaurant()).evening] }),
  'errors.notApplicableOrderType': () => ({ orderType: ['dineIn'] }),
  'errors.ruleExclude': async () => ({
    conditions: [{ for: 'exclude', product: [(await restaurant()).noodles] }],
  }),
  'errors.ruleInclude': async () => ({
    conditions: [{ for: 'order', product: [(await restaurant()).tea] }],
  }),
  'errors.ruleMinQty': () => ({ conditions: [{ for: 'order', minQty: 5 }] }),
  'errors.ruleMinWeight': () => ({ conditions: [{ for: 'order', minWeight: 500 }] }),
  'errors.ruleMinTotal': () => ({ conditions: [{ for: 'order', minTotal: 500 }] }),
  'errors.ruleAfterMinTotal': () => ({ conditions: [{ for: 'order', afterMinTotal: 500 }] }),
  'errors.ruleIncludeModifier': () => ({
    conditions: [{ for: 'order', includeModifier: 'c0'.repeat(12) }],
  }),
  'errors.ruleMissingFree': async () => ({
    discount: undefined,
    discountType: undefined,
    freeProducts: [{ product: (await restaurant()).tea }],
  }),
}

area('rule errors', () => {
  for (const [error, fieldsOf] of Object.entries(ruleErrors))
    check(`${error}: the coupon has no effect, and the order says why`, async () => {
      const member = await guest()
      const coupon = await given(member, await fieldsOf())
      expect(await failureOf(orderWith(member.client, [coupon]))).toContain(error)
    })
  check('errors.ruleNothing: rule had no target lines', async () => {
    const { owner, shop } = await restaurant()
    const data = { shop, name: named('Fixed price'), price: 50, discountable: false }
    const product = idOf(await owner.create('products', data))
    const member = await guest()
    const coupon = await given(member)
    const order = orderWith(member.client, [coupon], { products: [await noodleLine({ product })] })
    expect(await failureOf(order)).toContain('errors.ruleNothing')
  })
  check('errors.ruleDeny: conflicts with an earlier coupon', async () => {
    const member = await guest()
    const { owner } = await restaurant()
    const first = await rule()
    const one = idOf(
      await owner.create('userCoupons', {
        user: member.id,
        coupon: first,
        idempotencyKey: orderKey(),
      }),
    )
    const other = await given(member, { ruleType: 'denylist', rules: [first] })
    expect(await failureOf(orderWith(member.client, [one, other]))).toContain('errors.ruleDeny')
  })
  check('errors.ruleExtraFree: extra free lines', async () => {
    const { tea } = await restaurant()
    const member = await guest()
    const coupon = await given(member, {
      discount: undefined,
      discountType: undefined,
      freeProducts: [{ product: tea }],
    })
    const free = () => ({
      id: lineId(),
      product: tea,
      quantity: 1,
      options: [],
      fromCoupon: coupon,
    })
    const products = [await noodleLine(), free(), free()]
    const failure = await failureOf(orderWith(member.client, [coupon], { products }))
    expect(failure).toMatch(/ruleExtraFree|notGiven/)
  })
})
