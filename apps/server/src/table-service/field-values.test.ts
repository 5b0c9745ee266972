import { both, type Condition, fieldIn, fieldIs, meets } from '@comanda/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldValues } from './field-values.ts'

const value = fc.constantFrom('a', 'b', 'c', null)
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constantFrom('shop', 'name'),
    operator: fc.constantFrom('$eq' as const, '$ne' as const, '$gt' as const),
    value,
  }),
  fc.record({
    kind: fc.constant('oneOf' as const),
    field: fc.constantFrom('shop', 'name'),
    not: fc.boolean(),
    values: fc.array(value, { maxLength: 3 }),
  }),
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({
      kind: fc.constantFrom('any' as const, 'all' as const),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
  ),
}))

describe('the values that a condition leaves a field', () => {
  it('include that of every record that meets it', () => {
    fc.assert(
      fc.property(condition, value, value, (wanted, shop, name) => {
        const values = fieldValues(wanted, 'shop')
        if (meets(wanted, { shop, name })) expect(values?.has(shop)).not.toBe(false)
      }),
    )
  })

  it('are those of all its parts', () => {
    const shops = fieldIn('shop', ['a', 'b'])
    expect(fieldValues(both(shops, fieldIs('shop', 'b')), 'shop')).toEqual(new Set(['b']))
    expect(fieldValues({ kind: 'any', of: [shops, fieldIs('name', 'x')] }, 'shop')).toBeUndefined()
    expect(fieldValues({ kind: 'any', of: [] }, 'shop')).toEqual(new Set())
    expect(fieldValues(fieldIs('name', 'x'), 'shop')).toBeUndefined()
  })
})
