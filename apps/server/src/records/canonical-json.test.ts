import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  )
}

it('equal values give equal text, whatever the order of their keys (BOOK-1.1)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('lists keep their order, and absent fields are left out', () => {
  expect(canonicalJson({ b: [2, 1], a: undefined, '10': 0 })).toBe('{"10":0,"b":[2,1]}')
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})
