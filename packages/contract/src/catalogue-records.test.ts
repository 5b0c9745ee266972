import type { TSchema } from '@feathersjs/typebox'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppSetting, Theme } from './app-settings/schema.ts'
import { OrderDiscount } from './order-discounts/schema.ts'
import { Choice, ProductOption } from './product-options/schema.ts'
import { Product } from './products/schema.ts'
import { Shop } from './shops/schema.ts'
import { SurchargeSetting } from './surcharge-settings/schema.ts'
import { SystemSetting } from './system-settings/schema.ts'
import { TaxSetting } from './tax-settings/schema.ts'
import { valuesOf } from './testing/schema-values.ts'
import { dataProblem } from './validation/data-problem.ts'

/** Generated records with every field that their schema describes. */
const whole = (schema: TSchema) =>
  fc.sample(valuesOf(schema, { whole: true }), { seed: 7, numRuns: 5 })

describe('a record of the catalogue has each of its fields, and passes with them', () => {
  it.each<[string, TSchema, readonly string[]]>([
    [
      'CAT-1.2: a product',
      Product,
      [
        'price',
        'discountMapping',
        'priceModifiers',
        'options',
        'sections',
        'timeConditions',
        'category',
        'setOrderOrGiftOnly',
        'hideFromOnline',
        'eatInOnly',
        'freeSurcharge',
        'discountable',
        'autoMerge',
      ],
    ],
    [
      'CAT-1.3: an option group',
      ProductOption,
      ['type', 'minPick', 'maxPick', 'minQuantity', 'maxQuantity', 'choices'],
    ],
    [
      'CAT-1.7: a discount rule',
      OrderDiscount,
      [
        'source',
        'for',
        'discountType',
        'point',
        'conditions',
        'discountRules',
        'targetStepAmount',
        'maxStep',
        'freeProducts',
        'ruleType',
        'rules',
      ],
    ],
    [
      'CAT-1.8: a surcharge setting',
      SurchargeSetting,
      ['percent', 'amountPerProduct', 'fixedAmount', 'amountPerPerson'],
    ],
    ['CAT-1.8: a tax setting', TaxSetting, ['percent', 'included']],
    [
      'CAT-1.10: the system settings',
      SystemSetting,
      ['onlineMemberSystem', 'onlineOrderingSystem', 'allowChooseShop'],
    ],
    ['CAT-1.10: the app settings', AppSetting, ['theme']],
    [
      'CAT-1.11: a shop',
      Shop,
      [
        'name',
        'openTakeAway',
        'openDineInNoTable',
        'onlineOpeningHours',
        'address',
        'images',
        'currency',
        'priceRoundMethod',
        'discountRoundMethod',
        'taxRoundMethod',
        'surchargeRoundMethod',
        'timeZone',
      ],
    ],
  ])('%s', (_what, schema, fields) => {
    for (const record of whole(schema)) {
      expect(Object.keys(record as object)).toEqual(expect.arrayContaining([...fields]))
      expect(dataProblem(schema, record)).toBeUndefined()
    }
  })
})

it('CAT-1.3: a group is of type option, discount or freeSurcharge, and of no other', () => {
  const [group] = whole(ProductOption)
  for (const type of ['option', 'discount', 'freeSurcharge'])
    expect(dataProblem(ProductOption, { ...(group as object), type })).toBeUndefined()
  expect(dataProblem(ProductOption, { ...(group as object), type: 'product' })).toBeDefined()
})

it('CAT-1.3: a choice of type product names the product of the set', () => {
  const [choice] = whole(Choice)
  const product = 'a'.repeat(24)
  expect(dataProblem(Choice, { ...(choice as object), type: 'product', product })).toBeUndefined()
})

it('CAT-1.10: a theme has eleven colours, each of which may be missing', () => {
  expect(whole(Theme).map((theme) => Object.keys(theme as object).length)).toEqual(
    Array.from({ length: 5 }, () => 11),
  )
  expect(dataProblem(Theme, {})).toBeUndefined()
})
