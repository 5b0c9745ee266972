import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, textAt } from '../client/fields.ts'
import { cashier } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { anId, named } from '../restaurant/text.ts'
import { orderLine } from '../restaurant/ordered-line.ts'

type Value = string | number | boolean | null | readonly unknown[] | Fields

/** What belongs to staff: a diner who sends it is refused by the field's name. */
const byStaff: Readonly<Record<string, Value>> = {
  customProduct: { _id: anId, name: named('Off the menu'), price: 33, discountable: true },
  overridePrice: 30,
  openKey: 5,
  manualPercentAdjust: 50,
  manualDiscount: 5,
  discountable: false,
  predestinedDiscount: 5,
}

area('a line with a price by hand', () => {
  for (const [field, value] of Object.entries(byStaff)) {
    check(`${field} from a diner is refused by name`, async () => {
      const failed = await orderLine({ [field]: value }).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(failed).toMatchObject({ code: expect.any(Number) as number })
      expect(JSON.stringify([failed, String(failed)])).toContain(field)
      expect(textAt(failed, 'data.code')).not.toBe('')
    })
    check(`${field} from staff is taken`, async () => {
      await orderLine({ [field]: value }, await cashier())
    })
  }
  check(
    'a custom product of staff: _id, name, remarks, price, category, discountable',
    async () => {
      const { mains } = await restaurant()
      const customProduct = {
        _id: anId,
        name: named('Off the menu'),
        remarks: 'As agreed',
        price: 33,
        category: mains,
        subCategory: null,
        discountable: true,
        kitchenPrinters: [],
        kitchenOptions: [],
        waterBars: [],
      }
      const line = await orderLine({ product: null, customProduct }, await cashier())
      expect(line).toMatchObject({ price: 33 })
    },
  )
  check('an overridden price of staff', async () => {
    expect(await orderLine({ overridePrice: 30 }, await cashier())).toMatchObject({ price: 30 })
  })
  check('a manual price cannot take the line below zero', async () => {
    const line = await orderLine({ openKey: -500 }, await cashier())
    expect(Number(line['price'])).toBeGreaterThanOrEqual(0)
  })
})
