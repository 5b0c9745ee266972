import { always, both, type Condition, either, fieldIs } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { impliedValue } from './implied-value.ts'

const mine = fieldIs('user', 'me')

it('a condition implies the value that each of its records has', () => {
  expect(impliedValue(mine, 'user')).toBe('me')
  expect(impliedValue(both(always, mine), 'user')).toBe('me')
  expect(impliedValue(both(fieldIs('shop', 'a'), either(mine, mine)), 'user')).toBe('me')
  expect(impliedValue({ kind: 'any', of: [mine] }, 'user')).toBe('me')
})

it('and none if its records may differ', () => {
  const others: Condition[] = [
    always,
    fieldIs('user', null),
    fieldIs('shop', 'me'),
    either(mine, fieldIs('shop', 'a')),
    either(mine, fieldIs('user', 'you')),
    { kind: 'any', of: [] },
    { kind: 'compare', field: 'user', operator: '$ne', value: 'me' },
    { kind: 'oneOf', field: 'user', not: true, values: ['me'] },
  ]
  for (const condition of others) expect(impliedValue(condition, 'user')).toBeUndefined()
})

type Row = Readonly<Record<'user' | 'shop', string>>

const meets = (condition: Condition, row: Row): boolean => {
  switch (condition.kind) {
    case 'compare':
      return row[condition.field as keyof Row] === condition.value
    case 'any':
      return condition.of.some((one) => meets(one, row))
    case 'all':
      return condition.of.every((one) => meets(one, row))
    default:
      return false
  }
}

const anyId = fc.constantFrom('a', 'b')
const compared = fc.record({ field: fc.constantFrom('user', 'shop'), value: anyId })
const { condition: anyCondition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    compared.map(({ field, value }) => fieldIs(field, value)),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
  ),
}))

it('law: no record that meets a condition has another value than the implied one', () => {
  fc.assert(
    fc.property(anyCondition, fc.record({ user: anyId, shop: anyId }), (condition, row) => {
      const value = impliedValue(condition, 'user')
      if (value !== undefined && meets(condition, row)) expect(row.user).toBe(value)
    }),
  )
})
