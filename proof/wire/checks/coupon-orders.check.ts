import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { at, idOf, numberAt, recordsOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, lineId, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { given, guest, orderWith, outstanding, tenOff } from '../restaurant/coupons.ts'

area('an order with coupons', () => {
  check('discounts: {coupon, source} takes the discount off', async () => {
    const member = await guest()
    const session = await orderWith(member.client, [await given(member)])
    expect(outstanding(session)).toBe(40)
  })
  check('discounts: the coupon as the populated record', async () => {
    const member = await guest()
    const id = await given(member)
    const coupon = await member.client.get('userCoupons', id)
    const discounts = [{ coupon, source: 'coupon' }]
    const session = sessionOf(
      await member.client.create('tableSessions/create', await takeAwayData({ discounts })),
    )
    expect(outstanding(session)).toBe(40)
  })
  check('at a table: tableSessions/order with discounts', async () => {
    const member = await guest()
    const { session } = await enter(member.client)
    const discounts = [{ coupon: await given(member), source: 'coupon' }]
    const cart = [await noodleLine()]
    const result = await member.client.create('tableSessions/order', {
      session: idOf(session),
      cart,
      discounts,
    })
    expect(recordsOf(sessionOf(result)['discounts'])).toHaveLength(1)
  })
  check('a session has discounts, with the coupon, its name and its amount', async () => {
    const member = await guest()
    const id = await given(member)
    const session = await orderWith(member.client, [id])
    const read = await member.client.get('tableSessions', idOf(session))
    const [discount] = recordsOf(read['discounts'])
    expect(discount).toMatchObject({ source: 'coupon', name: named('Ten off') })
    expect([at(discount, 'coupon'), at(discount, 'coupon._id'), at(discount, 'id')]).toContain(id)
    expect(Math.abs(numberAt(discount, 'amount'))).toBe(10)
  })
  check('an automatic rule is in the discounts of a session', async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop()
    await owner.create('orderDiscounts', {
      ...tenOff,
      name: named('Lunch'),
      source: 'automatic',
      shops: [shop],
    })
    const product = idOf(await owner.create('products', { shop, name: named('Dish'), price: 50 }))
    const client = visitor()
    const session = sessionOf(
      await client.create('tableSessions/create', {
        shop,
        type: 'takeAway',
        products: [{ id: lineId(), product, quantity: 1, options: [] }],
      }),
    )
    expect(outstanding(session)).toBe(40)
    expect(recordsOf(session['discounts'])).toMatchObject([
      { source: 'automatic', name: named('Lunch') },
    ])
  })
  check('a free product of a coupon: lines with fromCoupon', async () => {
    const { tea } = await restaurant()
    const member = await guest()
    const coupon = await given(member, {
      discount: 0,
      discountType: undefined,
      type: undefined,
      for: undefined,
      freeProducts: [{ product: tea }],
    })
    const products = [
      await noodleLine(),
      { id: lineId(), product: tea, quantity: 1, options: [], fromCoupon: coupon },
    ]
    const session = await orderWith(member.client, [coupon], { products })
    expect(outstanding(session)).toBe(50)
    expect(recordsOf(session['products'])[1]).toMatchObject({ fromCoupon: coupon })
  })
})
