import { expect } from 'vitest'
import { carries, Forms } from '../check/carries.ts'
import { area, check } from '../check/check.ts'
import type { Fields } from '../client/fields.ts'
import { reader, type Restaurant, restaurant } from '../restaurant/restaurant.ts'
import { anId, named } from '../restaurant/text.ts'
import { made } from '../restaurant/made.ts'

area('a product', () => {
  const product = made('products', { name: named('Dish'), price: 30 })
  check('price is in currency units', async () => {
    const { noodles } = await restaurant()
    expect(await (await reader()).get('products', noodles)).toMatchObject({ price: 50 })
  })
  carries('a product', 'products', product, {
    price: 31.5,
    discountMapping: ({ shop }) => [{ shop, price: 28, discount: 0.9 }],
    priceModifiers: ({ section }) => [{ type: 'section', section, price: 2 }],
    ingredients: new Forms(
      [{ ingredient: anId, quantity: 1 }],
      [{ _id: anId, quantity: 1 }],
      [anId],
    ),
    ingredientModifiers: new Forms(
      [{ type: 'modifier', modifier: anId, ingredient: anId, quantity: 1 }],
      [{ ingredient: anId, quantity: 1 }],
      [anId],
    ),
    options: ({ sizes }) => [sizes],
    sections: ({ section }) => [section],
    timeConditions: [],
    category: ({ mains }) => mains,
    subCategory: ({ noodleSoups }) => noodleSoups,
    name: named('Localized list'),
    code: 'D1',
    notGoKitchen: true,
    notGoWaterBar: true,
    setOrderOrGiftOnly: true,
    hideFromOnline: true,
    eatInOnly: true,
    freeSurcharge: true,
    discountable: false,
    autoMerge: true,
    stock: {
      mode: 'manual',
      onlineMode: 'auto',
      quantity: 7,
      onlineThreshold: 1,
      stockMode: 'sync',
    },
  })
  for (const mode of ['disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'])
    check(`stock mode ${mode}`, async () => {
      const { owner } = await restaurant()
      const id = await product()
      await owner.patch('products', id, { stock: { mode } })
      expect(await (await reader()).get('products', id)).toMatchObject({ stock: { mode } })
    })
  for (const onlineMode of ['paused', 'notSelling', 'askStaff'])
    check(`online mode ${onlineMode}`, async () => {
      const { owner } = await restaurant()
      const id = await product()
      await owner.patch('products', id, { stock: { mode: 'auto', onlineMode } })
      expect(await (await reader()).get('products', id)).toMatchObject({ stock: { onlineMode } })
    })
  check('stock: productOptions with per-value quantity', async () => {
    const { owner, sizes } = await restaurant()
    const id = await product()
    const stock = {
      mode: 'manual',
      productOptions: [{ productOption: sizes, values: [{ _id: 'a1'.repeat(12), quantity: 3 }] }],
    }
    await owner.patch('products', id, { stock })
    expect(await (await reader()).get('products', id)).toMatchObject({ stock })
  })
  const modifiers: Readonly<Record<string, (there: Restaurant) => Fields>> = {
    productOption: ({ sizes }) => ({ productOption: sizes }),
    modifier: () => ({ modifier: anId }),
    section: ({ section }) => ({ section }),
    timeCondition: () => ({ timeCondition: anId }),
    orderType: () => ({ orderType: 'takeAway' }),
  }
  for (const [type, fields] of Object.entries(modifiers))
    for (const change of [{ percent: 10 }, { price: 3 }])
      check(`modifier rule type ${type} with a ${Object.keys(change).join()}`, async () => {
        const there = await restaurant()
        const id = await product()
        const priceModifiers = [{ type, ...fields(there), ...change }]
        await there.owner.patch('products', id, { priceModifiers })
        expect(await (await reader()).get('products', id)).toMatchObject({ priceModifiers })
      })
})
