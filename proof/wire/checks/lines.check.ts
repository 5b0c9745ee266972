import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { at, idOf, recordsOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, lineId, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { orderLine } from '../restaurant/ordered-line.ts'

/** A dine-in order with a set, a drink with a choice and a plain dish, with service charge and tax. */
const ordered = once(async () => {
  const { noodles, tea, sizes, section } = await restaurant()
  const client = visitor()
  const { session } = await enter(client)
  const cart = [
    { id: lineId(), product: noodles, quantity: 2, section, customRemark: 'Hot', options: [] },
    {
      id: lineId(),
      product: tea,
      quantity: 1,
      section,
      options: [{ option: sizes, selections: [{ _id: 'a2'.repeat(12), quantity: 1 }] }],
    },
  ]
  const result = await client.create('tableSessions/order', { session: idOf(session), cart })
  return recordsOf((await client.get('tableSessions', idOf(sessionOf(result))))['products'])
})

const dish = async () => (await ordered())[0] ?? {}
const drink = async () => (await ordered())[1] ?? {}

/** What a sent line carries, with what it must be if the order says it. */
const carried: Readonly<Record<string, unknown>> = {
  id: expect.any(String),
  product: expect.any(String),
  quantity: 2,
  options: [],
  section: expect.any(String),
  customRemark: 'Hot',
  status: expect.any(String),
  date: expect.anything(),
  name: named('Beef noodles'),
  shortName: named('Noodles'),
  category: expect.any(String),
  subCategory: expect.any(String),
  seq: expect.any(Number),
  prodSeq: expect.any(Number),
  price: 50,
  actualPrice: expect.any(Number),
  salesPrice: expect.any(Number),
  discount: 0,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  priceWithoutProduct: 0,
  priceWithoutDiscount: expect.any(Number),
  relatedTreePrice: expect.any(Number),
  discountList: [],
  surchargePercent: expect.any(Number),
  taxPercent: expect.any(Number),
  totalSurcharge: 10,
  totalTax: expect.any(Number),
}

/** What a client sends with a line and finds again in it. */
const echoed: Readonly<Record<string, unknown>> = {
  customRemark: 'No ice',
  takeAway: true,
  kitchenOptions: ['less salt'],
  table: 'd0'.repeat(12),
  tableSplit: 'B',
  tableChairId: '3',
  split: 'B',
  chairId: '3',
}

area('a sent line', () => {
  for (const [field, value] of Object.entries(carried))
    check(`also carries ${field}`, async () => {
      expect((await dish())[field]).toEqual(value)
    })
  for (const [field, value] of Object.entries(echoed))
    check(`keeps ${field}`, async () => {
      expect((await orderLine({ [field]: value }))[field]).toEqual(value)
    })
  check('freeSurcharge of its product', async () => {
    const { owner, shop } = await restaurant()
    const data = { shop, name: named('No fee'), price: 5, freeSurcharge: true }
    const product = idOf(await owner.create('products', data))
    expect(await orderLine({ product })).toMatchObject({ freeSurcharge: true })
  })
  check('options: option id, selections [id, _id, quantity]', async () => {
    const { sizes } = await restaurant()
    const options = recordsOf((await drink())['options'])
    expect(options).toMatchObject([{ option: sizes }])
    expect(at(options, '0.selections.0')).toMatchObject({ _id: 'a2'.repeat(12), quantity: 1 })
  })
  for (const field of ['values', 'free', 'fixed'])
    check(`options carry ${field}`, async () => {
      expect(Object.keys(recordsOf((await drink())['options'])[0] ?? {})).toContain(field)
    })
  check('extraFee is what its choices cost', async () => {
    expect((await drink())['extraFee']).toBe(5)
  })
  check('a sent line can be sent again', async () => {
    const line = await drink()
    const client = visitor()
    const result = await client.create(
      'tableSessions/create',
      await takeAwayData({ products: [{ ...line, id: lineId() }] }),
    )
    expect(sessionOf(result)['products']).toMatchObject([
      { product: line['product'], price: line['price'] },
    ])
  })
})
