import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, firstOf, idOf, numberAt, recordsOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { lineId, orderKey, sessionOf } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'

interface Bill {
  readonly shop?: Fields
  readonly product?: Fields
  readonly quantity?: number
  readonly rules?: readonly Fields[]
  readonly taxes?: readonly Fields[]
  readonly surcharges?: readonly Fields[]
  readonly type?: string
}

/** Opens a shop with one dish of 100 and these settings, and orders it. Returns the session. */
const billed = async ({
  shop: fields,
  product,
  quantity = 1,
  rules = [],
  taxes = [],
  surcharges = [],
  type = 'takeAway',
}: Bill) => {
  const { owner } = await restaurant()
  const shop = await anotherShop(fields)
  const dish = idOf(
    await owner.create('products', { shop, name: named('Dish'), price: 100, ...product }),
  )
  for (const rule of rules)
    await owner.create('orderDiscounts', {
      name: named('Rule'),
      source: 'automatic',
      shops: [shop],
      ...rule,
    })
  for (const tax of taxes)
    await owner.create('taxSettings', { name: named('Tax'), shops: [shop], ...tax })
  for (const surcharge of surcharges)
    await owner.create('surchargeSettings', { name: named('Fee'), shops: [shop], ...surcharge })
  const client = visitor()
  const result = await client.create('tableSessions/create', {
    shop,
    type,
    products: [{ id: lineId(), product: dish, quantity, options: [] }],
  })
  return client.get('tableSessions', idOf(sessionOf(result)))
}

const off = { type: 'discount', for: 'order' }

/** What is to be paid for one dish of 100 (or more), in currency units. */
const bills: Readonly<Record<string, readonly [number, Bill]>> = {
  'prices are in currency units with two decimals': [
    12.34,
    { product: { price: 12.34 }, shop: { priceRoundMethod: 'no' } },
  ],
  'shop priceRoundFactor defaults to 1: whole cents': [12.34, { product: { price: 12.34 } }],
  'rounding is up by default (ceil)': [
    12.4,
    { product: { price: 12.34 }, shop: { priceRoundFactor: 0.1 } },
  ],
  'price rounding floor': [
    12.3,
    { product: { price: 12.39 }, shop: { priceRoundFactor: 0.1, priceRoundMethod: 'floor' } },
  ],
  'price rounding round': [
    12.4,
    { product: { price: 12.35 }, shop: { priceRoundFactor: 0.1, priceRoundMethod: 'round' } },
  ],
  'price rounding no: 2 decimals': [
    12.39,
    { product: { price: 12.39 }, shop: { priceRoundFactor: 0.1, priceRoundMethod: 'no' } },
  ],
  'total before discount = products + surcharges + excluded tax': [
    115.5,
    {
      shop: { priceRoundMethod: 'no', taxRoundMethod: 'no', surchargeRoundMethod: 'no' },
      surcharges: [{ percent: 10 }],
      taxes: [{ percent: 5, priceTypes: ['product', 'surcharge'] }],
    },
  ],
  'an included tax is in the price': [
    100,
    { taxes: [{ percent: 5, included: true }], shop: { taxRoundMethod: 'no' } },
  ],
  'surcharge percent': [110, { surcharges: [{ percent: 10 }] }],
  'surcharge amountPerProduct': [206, { quantity: 2, surcharges: [{ amountPerProduct: 3 }] }],
  'surcharge fixedAmount': [107, { surcharges: [{ fixedAmount: 7 }] }],
  'a manual surcharge is not charged by itself': [
    100,
    { surcharges: [{ percent: 10, manual: true }] },
  ],
  'a product with freeSurcharge bears no surcharge': [
    100,
    { product: { freeSurcharge: true }, surcharges: [{ percent: 10 }] },
  ],
  'percent discount = (discount − 1) × base': [
    90,
    { rules: [{ ...off, discountType: 'percent', discount: 0.9 }] },
  ],
  'amount discount': [85, { rules: [{ ...off, discountType: 'amount', discount: 15 }] }],
  'the total is floored at 0': [0, { rules: [{ ...off, discountType: 'amount', discount: 500 }] }],
  'a product that is not discountable keeps its price': [
    100,
    {
      product: { discountable: false },
      rules: [{ ...off, discountType: 'percent', discount: 0.5 }],
    },
  ],
  'step discounts: the floor of amount over targetStepAmount, times the step': [
    280,
    {
      quantity: 3,
      rules: [
        { ...off, discountType: 'amount', discount: 10, targetStepAmount: 120, repeat: true },
      ],
    },
  ],
  'step discounts: capped by maxStep': [
    290,
    {
      quantity: 3,
      rules: [
        {
          ...off,
          discountType: 'amount',
          discount: 10,
          targetStepAmount: 120,
          maxStep: 1,
          repeat: true,
        },
      ],
    },
  ],
  'priority: rules in order': [
    80,
    {
      rules: [
        { ...off, discountType: 'percent', discount: 0.9, priority: 1 },
        { ...off, discountType: 'amount', discount: 10, priority: 2 },
      ],
    },
  ],
  'a draft rule has no effect': [
    100,
    { rules: [{ ...off, discountType: 'amount', discount: 15, status: 'draft' }] },
  ],
  'productMode dineIn does not apply to take-away': [
    100,
    { rules: [{ ...off, discountType: 'amount', discount: 15, productMode: 'dineIn' }] },
  ],
  'a disabled tax is not charged': [100, { taxes: [{ percent: 5, disabled: true }] }],
  'price modifiers: orderType with a price': [
    105,
    { product: { priceModifiers: [{ type: 'orderType', orderType: 'takeAway', price: 5 }] } },
  ],
  'price modifiers: orderType with a percent': [
    110,
    { product: { priceModifiers: [{ type: 'orderType', orderType: 'takeAway', percent: 10 }] } },
  ],
}

area('what is to be paid', () => {
  for (const [name, [total, bill]] of Object.entries(bills))
    check(name, async () => {
      expect(numberAt(await billed(bill), 'outstanding')).toBe(total)
    })
  check('outstanding = total minus payments', async () => {
    const { owner, counter, shop, noodles } = await restaurant()
    const client = visitor()
    const session = sessionOf(
      await client.create('tableSessions/create', {
        shop,
        type: 'takeAway',
        products: [{ id: lineId(), product: noodles, quantity: 1, options: [] }],
      }),
    )
    await owner.create('tableSessions/pay', {
      session: idOf(session),
      paymentMethod: counter,
      amount: 20,
      idempotencyKey: orderKey(),
    })
    expect(numberAt(await client.get('tableSessions', idOf(session)), 'outstanding')).toBe(30)
  })
  check('points = floor of (percentagePoint × base) + fixedPoint', async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop()
    const product = idOf(await owner.create('products', { shop, name: named('Dish'), price: 55 }))
    await owner.create('orderDiscounts', {
      name: named('Points'),
      source: 'automatic',
      shops: [shop],
      type: 'point',
      for: 'order',
      percentagePoint: 0.1,
      fixedPoint: 3,
    })
    const counter = idOf(
      await owner.create('paymentMethods', { shops: [shop], name: named('Cash'), type: 'counter' }),
    )
    const { client, id } = await newMember(0)
    const session = sessionOf(
      await client.create('tableSessions/create', {
        shop,
        type: 'takeAway',
        products: [{ id: lineId(), product, quantity: 1, options: [] }],
      }),
    )
    for (const order of recordsOf(await owner.find('orders', { session: idOf(session) })))
      for (const status of ['preparing', 'ready', 'completed'])
        await owner.patch('orders', idOf(order), { status })
    await owner.create('tableSessions/pay', {
      session: idOf(session),
      paymentMethod: counter,
      amount: 55,
      idempotencyKey: orderKey(),
    })
    const points = firstOf(await client.find('users/points/available', { user: id, shop }))
    expect(points).toMatchObject({ amount: 8 })
  })
  check('a member vip order discount applies', async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop()
    const product = idOf(await owner.create('products', { shop, name: named('Dish'), price: 100 }))
    const vipLevel = idOf(
      await owner.create('vipLevels', { name: named('VIP'), status: 'active', orderDiscount: 0.8 }),
    )
    const { client, id } = await newMember(0)
    await owner.patch('users', id, { vipLevel })
    const session = sessionOf(
      await client.create('tableSessions/create', {
        shop,
        type: 'takeAway',
        products: [{ id: lineId(), product, quantity: 1, options: [] }],
      }),
    )
    expect(numberAt(session, 'outstanding')).toBe(80)
  })
})
