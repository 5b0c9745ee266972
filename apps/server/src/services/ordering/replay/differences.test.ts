import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences } from './differences.ts'

it('two values differ nowhere exactly if they are equal (BOOK-2.2)', () => {
  const plain = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(differences(one, structuredClone(one))).toEqual([])
      expect(differences(one, other).length === 0).toBe(isDeepStrictEqual(one, other))
    }),
  )
})

it('each place is named, with both values', () => {
  const stored = { totals: { total: 120 }, lines: [{ id: 'a', net: 60 }, { id: 'b' }] }
  const replayed = { totals: { total: 119.5 }, lines: [{ id: 'a', net: 60 }], points: 3 }
  expect(differences(stored, replayed)).toEqual([
    { path: 'totals.total', stored: 120, replayed: 119.5 },
    { path: 'lines.1', stored: { id: 'b' } },
    { path: 'points', replayed: 3 },
  ])
  expect(differences([], {})).toEqual([{ path: '', stored: [], replayed: {} }])
})
