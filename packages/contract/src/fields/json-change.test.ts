import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonChange, withJsonChange } from './json-change.ts'

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const ids = fc.constantFrom('a', 'b', 'c', 'd')

/** Lists of things with ids, of which some repeat, beside plain lists and values. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1.5, 'x', ''),
    fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('entry'), { maxLength: 5 }),
    tie('record'),
  ),
  entry: fc
    .tuple(fc.constantFrom('_id', 'id'), ids, tie('record'))
    .map(([name, id, record]) => ({ ...(record as object), [name]: id })),
  record: fc.dictionary(fc.constantFrom('one', 'two', 'lines', 'a b'), tie('value'), {
    maxKeys: 4,
  }),
}))

test('a value with what changed is the value after it, whatever the two are', () => {
  fc.assert(
    fc.property(json.value, json.value, (before, after) => {
      const change = jsonChange(before, after)
      expect(change ? withJsonChange(before, overWire(change)) : before).toEqual(after)
    }),
    { numRuns: 2000 },
  )
})

test('nothing changed between equal values, and a field that is undefined is not there', () => {
  fc.assert(
    fc.property(json.value, (value) => {
      expect(jsonChange(value, overWire(value))).toBeUndefined()
    }),
  )
  expect(jsonChange({ a: 1 }, { a: 1, b: undefined })).toBeUndefined()
})

test('of a list only the entries that changed are named, and those at its end', () => {
  const before = [
    { id: 'a', price: 1, name: 'Tea' },
    { id: 'b', price: 2 },
    { id: 'c', price: 3 },
  ]
  const after = [{ id: 'a', price: 4, name: 'Tea' }, { id: 'c', price: 3 }, { id: 'd' }]
  expect(jsonChange(before, after)).toEqual({
    entries: { a: { fields: { price: { is: 4 } } } },
    gone: ['b'],
    more: [{ id: 'd' }],
  })
  expect(jsonChange(before, before.toReversed())).toEqual({ entries: {}, order: ['c', 'b', 'a'] })
  expect(jsonChange({ lines: ['a'] }, { lines: ['a', 'b'] })).toEqual({
    fields: { lines: { more: ['b'] } },
  })
})

test('what did not change is the same object', () => {
  const before = { lines: [{ id: 'a' }, { id: 'b', price: 1 }] }
  const after = { lines: [{ id: 'a' }, { id: 'b', price: 2 }] }
  const made = withJsonChange(before, jsonChange(before, after)!) as typeof before
  expect(made).toEqual(after)
  expect(made.lines[0]).toBe(before.lines[0])
})
