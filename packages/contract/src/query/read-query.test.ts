import { anything, assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryLimits } from './limits.ts'
import type { QueryFields } from './query-fields.ts'
import { readQuery } from './read-query.ts'

const fields: QueryFields = {
  filter: new Map([
    ['_id', 'text'],
    ['n', 'number'],
    ['open', 'boolean'],
    ['at', 'instant'],
    ['shops', 'list'],
  ]),
  sort: new Set(['n', '_id']),
  select: new Set(['_id', 'n', 'name']),
}

const refusal = (raw: unknown, form: 'json' | 'text' = 'json') => {
  const reading = readQuery(fields, raw, form)
  return reading.ok ? undefined : reading.problem.field
}

const nested = (depth: number): unknown => {
  let query: unknown = { n: 1 }
  for (let level = 0; level < depth; level += 1) query = { $or: [query] }
  return query
}

describe('a query that is accepted', () => {
  it('reads conditions, sort, select and limit; the order always ends with _id (CALL-1.1)', () => {
    expect(
      readQuery(fields, { n: { $gt: 1, $lte: 5 }, $sort: { n: -1 }, $select: ['n'], $limit: 3 }),
    ).toEqual({
      ok: true,
      query: {
        where: {
          kind: 'all',
          of: [
            { kind: 'compare', field: 'n', operator: '$gt', value: 1 },
            { kind: 'compare', field: 'n', operator: '$lte', value: 5 },
          ],
        },
        sort: [
          ['n', 'desc'],
          ['_id', 'desc'],
        ],
        select: ['n'],
        limit: 3,
      },
    })
  })

  it('takes $or and $and up to three deep (CALL-1.2)', () => {
    expect(refusal(nested(3))).toBeUndefined()
    expect(refusal(nested(4))).toBe('$or.0.$or.0.$or.0.$or')
  })

  it('reads the texts of a URL as the kinds of the fields', () => {
    const reading = readQuery(fields, { n: '2.5', open: 'true', $limit: '7' }, 'text')
    expect(reading).toMatchObject({
      ok: true,
      query: { limit: 7, where: { of: [{ value: 2.5 }, { value: true }] } },
    })
    expect(refusal({ n: 'two' }, 'text')).toBe('n')
  })

  it('pages by the sort fields and _id of the last record (CALL-1.3)', () => {
    expect(readQuery(fields, { $sort: { n: 1 }, $after: { n: 4, _id: 'a' } })).toMatchObject({
      ok: true,
      query: { after: { n: 4, _id: 'a' } },
    })
    expect(refusal({ $sort: { n: 1 }, $after: { n: 4 } })).toBe('$after._id')
    expect(refusal({ $after: { n: 4, _id: 'a' } })).toBe('$after.n')
  })
})

describe('the spellings of a query', () => {
  const known: QueryFields = {
    ...fields,
    filter: new Map([...fields.filter, ['status', 'text'], ['ends', 'date']]),
    populate: new Set(['coupon', 'gift']),
    defaults: new Map([['status', 'active']]),
    scopes: new Map([['shop', { field: 'shops', orAbsent: true }]]),
  }
  const read = (raw: unknown, form: 'json' | 'text' = 'json') => {
    const reading = readQuery(known, raw, form)
    return reading.ok ? reading.query : reading.problem
  }
  const same: readonly [one: object, other: object][] = [
    [{ n: { $eq: 1 } }, { n: 1 }],
    [{ n: { $exists: false } }, { n: null }],
    [{ n: { $exists: true } }, { n: { $ne: null } }],
    [{ n: [1, 2] }, { n: { $in: [1, 2] } }],
    [{ shops: [] }, { shops: null }],
    [{ status: 'active' }, { status: { $in: ['active', null] } }],
    [{ status: { $ne: 'active' } }, { status: { $nin: ['active', null] } }],
    [{ open: false }, { open: { $in: [false, null] } }],
    [{ shop: 'a' }, { $or: [{ shops: 'a' }, { shops: null }] }],
    [{ at: Date.UTC(2026, 2, 2) }, { at: '2026-03-02T00:00:00.000Z' }],
    [{ ends: { $gt: Date.UTC(2026, 2, 2) } }, { ends: { $gt: '2026-03-02T08:00:00+08:00' } }],
    [
      { paginate: false, limit: 3, sort: { n: 1 } },
      { $paginate: false, $limit: 3, $sort: { n: 1 } },
    ],
    [{ $select: 'n name' }, { select: ['n', 'name'] }],
    [{ $populate: 'coupon gift' }, { $populate: [{ path: 'coupon' }, 'gift'] }],
  ]
  it.each(same)('%j is the same as %j', (one, other) => {
    expect(read(one)).toEqual(read(other))
    expect(read(one)).toHaveProperty('where')
  })

  const texts: readonly [text: object, json: object][] = [
    [
      { n: 'null', _id: '' },
      { n: null, _id: null },
    ],
    [{ n: { $in: { 0: '1', 1: '2' } } }, { n: { $in: [1, 2] } }],
    [{ n: { $in: '1' } }, { n: { $in: [1] } }],
    [{ at: String(Date.UTC(2026, 2, 2)) }, { at: Date.UTC(2026, 2, 2) }],
    [{ $or: { 0: { n: '1' }, 1: { open: 'true' } } }, { $or: [{ n: 1 }, { open: true }] }],
    [{ $select: { 0: 'n' } }, { $select: ['n'] }],
    [
      { paginate: 'false', $sort: { n: '-1' } },
      { $paginate: false, $sort: { n: -1 } },
    ],
    [{ $populate: { 0: { path: 'coupon' } } }, { $populate: ['coupon'] }],
  ]
  it.each(texts)('%j in a URL is the same as %j (CALL-1.9)', (text, json) => {
    expect(read(text, 'text')).toEqual(read(json))
    expect(read(json)).toHaveProperty('where')
  })

  it.each([
    [{ ends: 'soon' }, 'ends'],
    [{ at: 9e15 }, 'at'],
    [{ $paginate: 0 }, '$paginate'],
    [{ $populate: [{ path: 'user' }] }, '$populate.user'],
    [{ $populate: [{ path: 'coupon', model: 'users' }] }, '$populate.0.model'],
    [{ n: { $in: { 0: 1 } } }, 'n.$in'],
    [{ n: { $exists: 1 } }, 'n.$exists'],
  ])('%j is refused at %s', (raw, field) => expect(read(raw)).toMatchObject({ field }))
})

describe('a query that is refused, with the path of the invalid part', () => {
  const hostile: readonly [name: string, raw: unknown, path: string][] = [
    ['an operator of no field', { n: { constructor: 1, $regex: '.*' } }, 'n.constructor'],
    ['$where', { $where: '1' }, '$where'],
    ['a field that is not declared', { password: 'x' }, 'password'],
    ['__proto__ as a key', JSON.parse('{"__proto__":{"n":1}}'), '__proto__'],
    ['a foreign prototype', { n: Object.create({ $ne: 1 }) }, 'n'],
    ['a number for a text', { _id: 1 }, '_id'],
    ['a list in a list of texts', { _id: ['a', ['b']] }, '_id.1'],
    ['a list of too many texts', { _id: Array.from({ length: 201 }, () => 'a') }, '_id'],
    ['a text for a number', { n: '1' }, 'n'],
    ['an order of true and false', { open: { $gt: false } }, 'open.$gt'],
    ['no instant', { at: 'yesterday' }, 'at'],
    ['a long text', { _id: 'x'.repeat(queryLimits.text + 1) }, '_id'],
    ['a null character', { _id: 'a\0' }, '_id'],
    ['a huge $limit', { $limit: 101 }, '$limit'],
    ['a negative $limit', { $limit: -1 }, '$limit'],
    ['$skip', { $skip: 10 }, '$skip'],
    ['a huge $in', { n: { $in: Array.from({ length: 201 }, () => 1) } }, 'n.$in'],
    ['a huge $or', { $or: Array.from({ length: 51 }, () => ({ n: 1 })) }, '$or'],
    ['an empty $or', { $or: [] }, '$or'],
    ['a sort by a foreign field', { $sort: { password: 1 } }, '$sort.password'],
    ['a sort direction', { $sort: { n: 'asc' } }, '$sort.n'],
    ['a select of a foreign field', { $select: ['password'] }, '$select.0'],
    ['a query that is no object', 'n=1', ''],
  ]
  it.each(hostile)('%s', (_name, raw, path) => expect(refusal(raw)).toBe(path))

  it('more conditions than the limit in total', () => {
    const clause = { $or: Array.from({ length: 50 }, () => ({ n: 1 })) }
    expect(refusal({ $and: Array.from({ length: 50 }, () => clause) })).toMatch(/^\$and\.4\.\$or/)
  })

  it('a 100,000-deep $or, at once and without a stack overflow', () => {
    const raw = nested(100_000)
    // The best of five: other processes may run on the machine.
    const times = Array.from({ length: 5 }, () => {
      const start = Date.now()
      expect(refusal(raw)).toBe('$or.0.$or.0.$or.0.$or')
      return Date.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })

  it('any value gives a result and never throws (CALL-4.2)', () => {
    assert(
      property(anything({ withNullPrototype: true, maxDepth: 5 }), (raw) => {
        expect(typeof readQuery(fields, raw).ok).toBe('boolean')
      }),
    )
  })
})
