import { expect } from 'vitest'
import { carries, Forms } from '../check/carries.ts'
import { area, check, once } from '../check/check.ts'
import { type Fields, idOf, recordsOf } from '../client/fields.ts'
import { anotherShop, reader, type Restaurant, restaurant } from '../restaurant/restaurant.ts'
import { anId, named } from '../restaurant/text.ts'

const rule = once(async () => {
  const { owner } = await restaurant()
  const shops = [await anotherShop()]
  return idOf(await owner.create('orderDiscounts', { shops, name: named('Rule') }))
})

const changed = async (fields: Fields) => {
  const { owner } = await restaurant()
  const id = await rule()
  await owner.patch('orderDiscounts', id, fields)
  return (await reader()).get('orderDiscounts', id)
}

area('a discount rule', () => {
  carries('a rule', 'orderDiscounts', rule, {
    source: 'automatic',
    priority: 3,
    phase: 1,
    startDate: '2020-01-01',
    endDate: '2099-12-31',
    sections: ({ section }) => [section],
    for: 'order',
    type: 'discount',
    discount: 5,
    discountType: 'amount',
    point: 10,
    fixedPoint: 2,
    percentagePoint: 1,
    targetStepAmount: 100,
    maxStep: 3,
    repeat: true,
    productMode: 'takeAway',
    priceTypes: ['product'],
    conditions: [{ for: 'order', minTotal: 10 }],
    discountRules: [{ pickOrder: 'asc', maxQty: 2, minQty: 1 }],
    discountAny: true,
    ruleType: 'denylist',
    rules: [anId],
    orderType: ['takeAway'],
    status: 'active',
    beforeServiceCharge: true,
    freeProducts: ({ gift }) => [{ product: gift }],
    automaticAddFreeProduct: true,
  })
  check('a rule carries shops', async () => {
    const shop = await anotherShop()
    expect(await changed({ shops: [shop] })).toMatchObject({ shops: [shop] })
  })
  for (const source of ['automatic', 'coupon', 'gift', 'memberRank', 'member', 'vip', 'manual'])
    check(`source ${source}`, async () => {
      const { owner } = await restaurant()
      const id = await rule()
      await owner.patch('orderDiscounts', id, { source })
      expect(await owner.get('orderDiscounts', id)).toMatchObject({ source })
    })
  for (const type of [
    'percent',
    'percentPre',
    'amount',
    'pickNMaxPrice',
    'freeSeatCharge',
    'freeSurcharge',
  ])
    check(`discountType ${type}`, async () => {
      expect(
        await changed({ source: 'automatic', discountType: type, discount: 0.9 }),
      ).toMatchObject({
        discountType: type,
      })
    })
  for (const target of ['order', 'line', 'product'])
    check(`for ${target}`, async () => {
      expect(await changed({ source: 'automatic', for: target })).toMatchObject({ for: target })
    })
  for (const type of ['point', 'discount'])
    check(`type ${type}`, async () => {
      expect(await changed({ source: 'automatic', type })).toMatchObject({ type })
    })
  for (const productMode of ['all', 'dineIn', 'takeAway'])
    check(`productMode ${productMode}`, async () => {
      expect(await changed({ source: 'automatic', productMode })).toMatchObject({ productMode })
    })
  for (const ruleType of ['allowlist', 'denylist'])
    check(`ruleType ${ruleType}`, async () => {
      expect(await changed({ source: 'automatic', ruleType })).toMatchObject({ ruleType })
    })
  const free: Readonly<Record<string, (there: Restaurant) => Forms>> = {
    product: ({ gift }) => new Forms(gift),
    options: ({ sizes }) =>
      new Forms(
        [{ option: sizes, selections: [{ _id: 'a1'.repeat(12), quantity: 1 }] }],
        [{ option: sizes, values: ['a1'.repeat(12)] }],
        [sizes],
      ),
    productOption: ({ sizes }) => new Forms(sizes, [sizes]),
    eproductOption: ({ sizes }) => new Forms(sizes, [sizes]),
  }
  for (const [field, formsOf] of Object.entries(free))
    check(`freeProducts carry ${field}`, async () => {
      const there = await restaurant()
      let failure: unknown
      for (const form of formsOf(there).forms)
        try {
          const freeProducts = [{ product: there.tea, [field]: form }]
          expect(await changed({ source: 'automatic', freeProducts })).toMatchObject({
            freeProducts,
          })
          return
        } catch (error) {
          failure ??= error
        }
      throw failure
    })
  for (const target of ['order', 'product', 'exclude'])
    check(`a condition for ${target}`, async () => {
      const conditions = [{ for: target, minQty: 1 }]
      expect(await changed({ source: 'automatic', conditions })).toMatchObject({ conditions })
    })
  const conditions: Readonly<Record<string, (there: Restaurant) => unknown>> = {
    product: ({ tea }) => tea,
    productOption: ({ sizes }) => sizes,
    category: ({ mains }) => mains,
    sections: ({ section }) => section,
    excludeProduct: ({ tea }) => tea,
    excludeProductOption: ({ sizes }) => sizes,
    excludeCategory: ({ mains }) => mains,
    excludeSections: ({ section }) => section,
  }
  for (const [field, valueOf] of Object.entries(conditions))
    check(`a condition carries ${field}`, async () => {
      const value = [valueOf(await restaurant())]
      const read = await changed({
        source: 'automatic',
        conditions: [{ for: 'product', [field]: value }],
      })
      expect(read).toMatchObject({ conditions: [{ [field]: value }] })
    })
  for (const [field, value] of Object.entries({
    minQty: 2,
    minWeight: 100,
    minTotal: 50,
    afterMinTotal: 40,
    includeModifier: anId,
    excludeModifier: anId,
    timeConditions: [],
  }))
    check(`a condition carries ${field}`, async () => {
      const conditions = [{ for: 'order', [field]: value }]
      expect(await changed({ source: 'automatic', conditions })).toMatchObject({ conditions })
    })
})

/** An automatic rule of the shop for no product that it sells, so that it changes no price. */
const automatic = once(async () => {
  const { owner } = await restaurant()
  const shop = await anotherShop()
  const make = async (fields: Fields) =>
    idOf(
      await owner.create('orderDiscounts', {
        name: named('Lunch'),
        source: 'automatic',
        shops: [shop],
        ...fields,
      }),
    )
  return {
    shop,
    second: await make({ priority: 2 }),
    first: await make({ priority: 1, startDate: '2020-01-01', endDate: '2099-12-31' }),
    over: await make({ priority: 3, endDate: '2020-01-01' }),
  }
})

area('rules are found', () => {
  const now = new Date().toISOString()
  const active = {
    $and: [
      { $or: [{ startDate: null }, { startDate: { $lte: now } }] },
      { $or: [{ endDate: null }, { endDate: { $gte: now } }] },
    ],
  }
  check(
    'automatic source, active by start and end date or undated, for this shop or all shops, sorted by priority',
    async () => {
      const { shop, first, second, over } = await automatic()
      const found = recordsOf(
        await (
          await reader()
        ).find('orderDiscounts', {
          source: 'automatic',
          $and: [...active.$and, { $or: [{ shops: shop }, { shops: null }] }],
          $sort: { priority: 1 },
        }),
      ).map(idOf)
      const own = found.filter((id) => [first, second, over].includes(id))
      expect(own).toEqual([first, second])
    },
  )
  check('also by id', async () => {
    const { first } = await automatic()
    const found = recordsOf(
      await (await reader()).find('orderDiscounts', { _id: { $in: [first] } }),
    )
    expect(found.map(idOf)).toEqual([first])
  })
  check('by source memberRank with ranks', async () => {
    const { owner } = await restaurant()
    const { shop } = await automatic()
    const rank = idOf(await owner.create('shopRanks', { name: named('Silver'), expenditure: 500 }))
    const id = idOf(
      await owner.create('orderDiscounts', {
        name: named('Silver'),
        source: 'memberRank',
        ranks: [rank],
        shops: [shop],
      }),
    )
    const found = recordsOf(
      await (
        await reader()
      ).find('orderDiscounts', { source: 'memberRank', ranks: { $in: [rank] } }),
    )
    expect(found.map(idOf)).toEqual([id])
  })
  check('find gifts: ids, populating coupon', async () => {
    const { owner, shop } = await restaurant()
    const coupon = idOf(
      await owner.create('orderDiscounts', { name: named('Tart'), source: 'gift', shops: [shop] }),
    )
    const gift = idOf(await owner.create('gifts', { name: named('Tart'), coupon, point: 10 }))
    const found = recordsOf(
      await (await reader()).find('gifts', { _id: { $in: [gift] }, $populate: 'coupon' }),
    )
    expect(found).toMatchObject([{ _id: gift, coupon: { _id: coupon } }])
  })
})
