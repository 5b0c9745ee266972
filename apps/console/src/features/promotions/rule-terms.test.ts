import type { OrderDiscount } from '@comanda/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOfTerms, isGiven, kinds, newTerms, type RuleTerms } from './rule-terms.ts'
import { termsOf } from './terms-of-rule.ts'

const name = [{ lang: 'en' as const, value: 'Rule' }]
const ruleOf = (terms: RuleTerms): OrderDiscount => ({
  _id: 'a'.repeat(24),
  name,
  ...fieldsOfTerms(terms),
})
const number = (max: number) => fc.integer({ min: 1, max }).map(String)
const orNone = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text)
const terms: fc.Arbitrary<RuleTerms> = fc.record({
  kind: fc.constantFrom(...kinds),
  value: number(100),
  dish: fc.constant('d'.repeat(24)),
  targets: fc.option(
    fc.record({
      of: fc.constantFrom('categories', 'products'),
      ids: fc.constant(['c'.repeat(24)]),
    }),
    { nil: undefined },
  ),
  group: orNone(number(9)),
  picked: orNone(number(9)),
  repeats: fc.boolean(),
  minTotal: orNone(number(999)),
  step: orNone(number(999)),
  mostSteps: orNone(number(9)),
})

describe('the terms of a promotion (STAFF-10.14)', () => {
  it('law: what is entered is read again from the rule that it makes', () => {
    fc.assert(
      fc.property(terms, (entered) => {
        fc.pre(isGiven(entered))
        const again = termsOf(ruleOf(entered))
        expect(again && fieldsOfTerms(again)).toEqual(fieldsOfTerms(entered))
      }),
    )
  })

  it('the cheapest of three is free', () => {
    const targets = { of: 'categories' as const, ids: ['c'.repeat(24)] }
    const free = { ...newTerms, value: '100', targets, group: '3', picked: '1' }
    expect(fieldsOfTerms(free)).toEqual({
      for: 'product',
      discountType: 'percent',
      discount: 0,
      repeat: true,
      conditions: [{ for: 'product', categories: ['c'.repeat(24)] }],
      discountRules: [{ minQty: 3, maxQty: 1 }],
    })
  })

  it('names in the singular, which a stored condition has beside those in the plural, mean the same', () => {
    const ids = ['c'.repeat(24)]
    const rule: OrderDiscount = {
      _id: 'a'.repeat(24),
      name,
      for: 'product',
      discountType: 'percent',
      discount: 0.85,
      conditions: [{ for: 'product', categories: ids, category: ids }],
    }
    expect(termsOf(rule)).toMatchObject({ value: '15', targets: { of: 'categories', ids } })
  })

  it('a rule with conditions that the form does not offer has no terms, and stays', () => {
    const plain = ruleOf({ ...newTerms, value: '10' })
    const rule = (changes: Partial<OrderDiscount>): OrderDiscount => ({ ...plain, ...changes })
    expect(termsOf(rule({}))).toBeDefined()
    expect(termsOf(rule({ conditions: [{ for: 'exclude' }] }))).toBeUndefined()
    expect(termsOf(rule({ freeProducts: [{ product: 'a' }, { product: 'b' }] }))).toBeUndefined()
    expect(termsOf(rule({ discountRules: [{ minQty: 1 }, { minQty: 2 }] }))).toBeUndefined()
  })
})
