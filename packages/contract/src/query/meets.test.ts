import { describe, expect, it } from 'vitest'
import type { Condition } from './condition.ts'
import { meets } from './meets.ts'
import type { QueryFields } from './query-fields.ts'
import { readQuery } from './read-query.ts'

const fields: QueryFields = {
  filter: new Map([
    ['n', 'number'],
    ['word', 'text'],
    ['shops', 'list'],
  ]),
  sort: new Set(),
  select: new Set(),
}
const where = (raw: unknown): Condition => {
  const reading = readQuery(fields, raw)
  if (!reading.ok) throw new Error(reading.problem.message)
  return reading.query.where
}

describe('a record meets a condition', () => {
  const cases: readonly [query: object, record: object, meets: boolean][] = [
    [{}, {}, true],
    [{ n: 1 }, { n: 1 }, true],
    [{ n: 1 }, {}, false],
    [{ n: null }, {}, true],
    [{ n: { $ne: 1 } }, {}, true],
    [{ n: { $ne: null } }, {}, false],
    [{ n: { $gt: 1, $lte: 3 } }, { n: 3 }, true],
    [{ n: { $gt: 1 } }, {}, false],
    [{ word: { $in: ['a', null] } }, {}, true],
    [{ word: { $nin: ['a', 'b'] } }, { word: 'b' }, false],
    [{ shops: 'a' }, { shops: ['a', 'b'] }, true],
    [{ shops: 'c' }, { shops: ['a', 'b'] }, false],
    [{ $or: [{ n: 1 }, { word: 'a' }] }, { word: 'a' }, true],
    [{ $and: [{ n: 1 }, { word: 'a' }] }, { word: 'a' }, false],
  ]
  it.each(cases)('%j with %j: %s', (query, record, expected) => {
    expect(meets(where(query), { ...record })).toBe(expected)
  })
})
