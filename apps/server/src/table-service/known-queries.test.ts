import { queryFields, readQuery, services } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { KnownQueries, readingOf } from './known-queries.ts'

const fields = queryFields(services.products)
const queries = () => new KnownQueries('products', fields)

it('equal queries of a service are read once, and say the same as if read each time', () => {
  const known = queries()
  const value = fc.oneof(fc.constantFrom('a', 'b', null, 1, true, '1'), fc.object({ maxDepth: 2 }))
  const query = fc.dictionary(
    fc.constantFrom('_id', 'shop', 'select', '$select', '$limit', '$sort', 'nothing'),
    fc.oneof(value, fc.constantFrom('name', ['name', 'price'], { price: 1 })),
  )
  fc.assert(
    fc.property(query, fc.constantFrom<'text' | 'json'>('text', 'json'), (sent, form) => {
      const expected = readQuery(fields, sent, form)
      const [first, second] = [
        known.read(structuredClone(sent), form),
        known.read(structuredClone(sent), form),
      ]
      expect(first).toEqual(second)
      expect(first.ok).toBe(expected.ok)
      if (first.ok && expected.ok)
        expect(readingOf('products', first.query)).toEqual(expected.query)
    }),
    { numRuns: 500 },
  )
  const sent = { shop: 'a', $select: ['name'] }
  expect(known.read({ ...sent }, 'json')).toBe(known.read({ ...sent }, 'json'))
})

it('a query that a hook has changed, or that is for another service, is read again', () => {
  const read = queries().read({ shop: 'a' }, 'json')
  if (!read.ok) throw new Error('refused')
  expect(readingOf('products', { ...read.query })).toBeUndefined()
  expect(readingOf('categories', read.query)).toBeUndefined()
  expect(readingOf(undefined, read.query)).toBeUndefined()
})

it('large and deep queries are not remembered, and fail nothing (CALL-4.2)', () => {
  const known = queries()
  let deep: unknown = {}
  for (let depth = 0; depth < 100_000; depth += 1) deep = { $or: [deep] }
  for (const sent of [
    deep,
    { shop: { $in: Array.from({ length: 100 }, () => 'a') } },
    { shop: 'x'.repeat(1000) },
    { $or: Array.from({ length: 15 }, () => ({ shop: 'x'.repeat(150) })) },
  ]) {
    const first = known.read(sent, 'json')
    expect(known.read(sent, 'json')).not.toBe(first)
  }
})
