import { expect, test } from 'vitest'
import { addedBy, modifiersOf, onePriceMore, priceRules } from './price-rules.ts'

test('prices that are entered as they were are as they were, also those that the form does not offer', () => {
  const modifiers = [
    { type: 'orderType' as const, orderType: 'takeAway' as const, price: -3.5 },
    { type: 'section' as const, section: 'a'.repeat(24), percent: 10 },
    {
      type: 'productOption' as const,
      productOption: 'b'.repeat(24),
      choice: 'c'.repeat(24),
      price: 4,
    },
  ]
  expect(modifiersOf(priceRules(modifiers))).toEqual(modifiers)
})

test('a dish without other prices has no field for them', () => {
  expect(modifiersOf(priceRules(undefined))).toBeUndefined()
})

test('a new price has the percent that was entered and no amount', () => {
  const rules = onePriceMore([]).map((rule) => ({ ...rule, by: 'percent' as const, value: '-10' }))
  expect(modifiersOf(rules)).toEqual([{ type: 'orderType', orderType: 'takeAway', percent: -10 }])
})

test.each([
  ['amount', '3,5', 3.5],
  ['amount', '3.555', undefined],
  ['amount', '', undefined],
  ['percent', '-101', undefined],
  ['percent', '12.5', 12.5],
] as const)('an added %s of “%s” is %s', (by, value, added) => {
  expect(addedBy({ by, value })).toBe(added)
})
