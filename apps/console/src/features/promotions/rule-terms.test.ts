import type { OrderDiscount } from '@comanda/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf, givenTo, patchData, savedRule } from './promotion-draft.ts'
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

const ids = fc.array(fc.constantFrom('c'.repeat(24), 'd'.repeat(24)), { maxLength: 2 })
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

/** Rules of all kinds, of which sentences say some. */
const rules: fc.Arbitrary<OrderDiscount> = fc
  .tuple(
    fc.oneof(fc.constant({}), terms.filter(isGiven).map(fieldsOfTerms)),
    fc.record({
      source: some(fc.constantFrom(...givenTo)),
      ranks: some(ids),
      for: some(fc.constantFrom('order', 'line', 'product')),
      discountType: some(fc.constantFrom('percent', 'percentPre', 'amount', 'pickNMaxPrice')),
      discount: some(fc.constantFrom(0, 0.5, 0.9, 10)),
      maxDiscount: some(fc.integer({ min: 1, max: 99 })),
      conditions: some(
        fc.array(
          fc.record({ for: fc.constantFrom('order', 'product', 'exclude'), products: ids }),
          {
            maxLength: 2,
          },
        ),
      ),
      sections: some(ids),
      timeConditions: some(ids),
      phase: some(fc.constantFrom(0, 1)),
      productMode: some(fc.constantFrom('all', 'takeAway')),
      bestOf: some(fc.constant('lunch')),
      undiscounted: some(fc.boolean()),
      startDate: some(fc.constant('2030-01-01')),
      status: some(fc.constantFrom('active', 'draft', 'disabled')),
    }),
  )
  .map(([given, more]) => {
    const said = Object.entries({ ...more, ...given }).filter(([, value]) => value !== undefined)
    return { _id: 'a'.repeat(24), name, ...Object.fromEntries(said) }
  })

/** What a rule says: what is empty, false or as by default is not said. */
const saidBy = (rule: Partial<OrderDiscount>) =>
  Object.fromEntries(
    Object.entries({
      type: 'discount',
      source: 'automatic',
      status: 'active',
      ...rule,
      ranks: rule.source === 'memberRank' ? rule.ranks : undefined,
    })
      .filter(([, value]) => value !== undefined && value !== false)
      .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
      .map(([field, value]) => [
        field,
        field === 'conditions'
          ? (value as OrderDiscount['conditions'])?.map((one) =>
              Object.fromEntries(
                Object.entries(one).filter(([, it]) => !(Array.isArray(it) && it.length === 0)),
              ),
            )
          : value,
      ]),
  )

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

  it('law: whatever a rule says, its sentence changes nothing of it, and an edit beside it sends the edit alone', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 99 }), (rule, most) => {
        const sentence = draftOf(rule)
        expect(patchData(rule, sentence)).toEqual({})
        const { maxDiscount: _before, ...was } = rule
        const { maxDiscount, ...is } = savedRule({ ...sentence, maxDiscount: String(most) }, rule)
        expect(maxDiscount).toBe(most)
        expect(saidBy(is)).toEqual(saidBy(was))
      }),
    )
  })

  it('the cheapest of three is free', () => {
    const targets = { of: 'categories' as const, ids: ['c'.repeat(24)] }
    const kind = 'picked' as const
    const free = { ...newTerms, kind, value: '100', targets, group: '3', picked: '1' }
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
