import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, recordsOf } from '../client/fields.ts'
import { lineId, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { type Restaurant, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { orderLine } from '../restaurant/ordered-line.ts'
import { diner } from '../restaurant/take-away.ts'

type Value = string | number | boolean | null | readonly unknown[] | Fields

/** What a line may carry when it is sent; `null` if there is nothing. What a client may not decide is ignored. */
const sent: Readonly<Record<string, Value | ((there: Restaurant) => unknown)>> = {
  options: [],
  quantity: 2,
  quantityRatio: 1,
  section: ({ section }) => section,
  customRemark: 'No spring onions',
  kitchenOptions: [],
  table: null,
  tableSplit: 'A',
  tableChairId: null,
  split: 'A',
  chairId: null,
  fromCoupon: null,
  fromProduct: null,
  fromOption: null,
  fromOptionSeq: 0,
  fromChoice: null,
  fromChoiceSeq: 0,
  fromSelection: null,
  mergeStatus: 'merged',
  mergeSource: null,
  status: 'pending',
  replacing: false,
  overridePrice: null,
  openKey: null,
  predestinedDiscount: null,
  predestinedDiscountName: null,
  manualPercentAdjust: null,
  manualDiscount: null,
  customProduct: null,
  discountable: true,
  takeAway: true,
  date: new Date().toISOString(),
  staff: null,
  editPriceStaff: null,
  name: named('Beef noodles'),
  shortName: named('Noodles'),
  category: ({ mains }) => mains,
  subCategory: ({ noodleSoups }) => noodleSoups,
  kitchenPrinters: [],
  waterBars: [],
  printerColor: 'red',
  kitchenGroup: null,
  couponAndAmount: null,
  membership: null,
  delivered: false,
  seq: 1,
  prodSeq: 1,
  price: 50,
  actualPrice: 50,
  salesPrice: 50,
  discount: 0,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  priceWithoutProduct: 0,
  priceWithoutDiscount: 50,
  relatedTreePrice: 50,
  detailedRemarks: [],
  discountList: [],
  surchargePercent: 0,
  taxPercent: 0,
  totalSurcharge: 0,
  totalTax: 0,
  taxGroup: null,
  freeSurcharge: false,
}

area('a line is sent', () => {
  check('a plain line: id, product, options, quantity', async () => {
    expect(await orderLine({})).toMatchObject({ quantity: 1 })
  })
  check('quantity (default 1)', async () => {
    expect(await orderLine({ quantity: undefined })).toMatchObject({ quantity: 1 })
  })
  for (const [field, value] of Object.entries(sent))
    check(`with ${field}`, async () => {
      const given: unknown = typeof value === 'function' ? value(await restaurant()) : value
      const line = await orderLine({ [field]: given })
      expect(line).toMatchObject({ product: (await restaurant()).noodles })
    })
  for (const status of ['init', 'pending', 'hold'])
    check(`status ${status} is the client's word: the line is ordered`, async () => {
      expect((await orderLine({ status }))['status']).not.toBe('cancel')
    })
  check('a line with status cancel is left out', async () => {
    const products = [await noodleLine({ status: 'cancel' }), await noodleLine({ quantity: 3 })]
    const data = await takeAwayData({ products })
    const session = sessionOf(await (await diner()).create('tableSessions/create', data))
    const lines = recordsOf(session['products']).filter(({ status }) => status !== 'cancel')
    expect(lines).toMatchObject([{ quantity: 3 }])
  })
  for (const mergeStatus of ['merged', 'mergedFrom', 'skip'])
    check(`mergeStatus ${mergeStatus}`, async () => {
      await orderLine({ mergeStatus })
    })
  check('with a price of its own: the price is not believed', async () => {
    expect(await orderLine({ price: 1, actualPrice: 1 })).toMatchObject({ price: 50 })
  })
  for (const [name, selection] of Object.entries({
    id: { id: 'a2'.repeat(12), quantity: 1 },
    _id: { _id: 'a2'.repeat(12), quantity: 1 },
    'id and _id': { id: 'a2'.repeat(12), _id: 'a2'.repeat(12), quantity: 1 },
  }))
    check(`options: selections with ${name} and quantity`, async () => {
      const { tea, sizes } = await restaurant()
      const options = [{ option: sizes, selections: [selection] }]
      expect(await orderLine({ product: tea, options })).toMatchObject({ product: tea, price: 25 })
    })
  for (const [field, value] of Object.entries({ values: [], free: 0, fixed: false }))
    check(`options with ${field}`, async () => {
      const { tea, sizes } = await restaurant()
      const selections = [{ _id: 'a2'.repeat(12), quantity: 1 }]
      const options = [{ option: sizes, selections, [field]: value }]
      expect(await orderLine({ product: tea, options })).toMatchObject({ product: tea })
    })
  check('a whole line with every field at once, as a cart keeps it', async () => {
    const there = await restaurant()
    const whole = Object.fromEntries(
      Object.entries(sent).map(([field, value]) => [
        field,
        typeof value === 'function' ? value(there) : value,
      ]),
    )
    expect(await orderLine(whole)).toMatchObject({ product: there.noodles, quantity: 2 })
  })
  check('a set child is linked to the parent by the parent line id', async () => {
    const { set, setDrinks, tea } = await restaurant()
    const parent = lineId()
    const products = [
      {
        id: parent,
        product: set,
        quantity: 1,
        options: [{ option: setDrinks, selections: [{ _id: 'b1'.repeat(12), quantity: 1 }] }],
      },
      {
        id: lineId(),
        product: tea,
        quantity: 1,
        quantityRatio: 1,
        fromProduct: parent,
        fromOption: setDrinks,
        fromChoice: 'b1'.repeat(12),
        options: [],
      },
    ]
    const client = await diner()
    const result = await client.create('tableSessions/create', await takeAwayData({ products }))
    const [top, child] = recordsOf(sessionOf(result)['products'])
    expect([top?.['product'], child?.['fromProduct']]).toEqual([set, top?.['id']])
  })
})
