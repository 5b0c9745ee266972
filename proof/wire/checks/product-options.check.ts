import { expect } from 'vitest'
import { carries, Forms } from '../check/carries.ts'
import { area, check } from '../check/check.ts'
import { reader, restaurant } from '../restaurant/restaurant.ts'
import { anId, named } from '../restaurant/text.ts'
import { made } from '../restaurant/made.ts'

area('an option group', () => {
  const choice = { _id: 'd1'.repeat(12), name: named('One') }
  const group = made('productOptions', { name: named('Group'), choices: [choice] })
  carries('an option group', 'productOptions', group, {
    type: 'discount',
    required: true,
    multiple: true,
    minPick: 1,
    maxPick: 2,
    allowQuantity: true,
    minQuantity: 1,
    maxQuantity: 3,
    allowSameValue: true,
    partsPrice: 'mean',
    enjoyDiscount: true,
    allowedOrderType: ['takeAway'],
    timeConditions: [],
    draft: false,
    stock: { mode: 'manual', values: [{ _id: 'd1'.repeat(12), quantity: 4 }] },
    hideInKitchen: true,
    printerColor: 'red',
    autoMergeGreedy: true,
  })
  for (const type of ['option', 'discount', 'freeSurcharge'])
    check(`type ${type}`, async () => {
      const { owner } = await restaurant()
      const id = await group()
      await owner.patch('productOptions', id, { type })
      expect(await (await reader()).get('productOptions', id)).toMatchObject({ type })
    })
  const fields: Readonly<Record<string, unknown>> = {
    name: named('Renamed'),
    price: 4,
    type: 'option',
    defaultSelected: true,
    defaultSelectedQuantity: 1,
    minQuantity: 1,
    maxQuantity: 2,
    required: true,
    priceModifiers: [{ type: 'orderType', orderType: 'takeAway', price: 1 }],
    ingredients: new Forms(
      [{ ingredient: anId, quantity: 1 }],
      [{ _id: anId, quantity: 1 }],
      [anId],
    ),
    timeConditions: [],
    hideInKitchen: true,
    hideInReceipt: true,
  }
  for (const [field, value] of Object.entries(fields))
    check(`a choice carries ${field}`, async () => {
      const { owner } = await restaurant()
      const id = await group()
      const forms = value instanceof Forms ? value.forms : [value]
      let failure: unknown
      for (const form of forms)
        try {
          const choices = [{ ...choice, [field]: form }]
          await owner.patch('productOptions', id, { choices })
          expect(await (await reader()).get('productOptions', id)).toMatchObject({ choices })
          return
        } catch (error) {
          failure ??= error
        }
      throw failure
    })
  check('a choice of type product means a set item and carries product', async () => {
    const { setDrinks, tea } = await restaurant()
    const found = await (await reader()).get('productOptions', setDrinks)
    expect(found).toMatchObject({ choices: [{ type: 'product', product: tea }] })
  })
})
