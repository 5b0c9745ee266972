import { Type } from '@feathersjs/typebox'
import { expect, it } from 'vitest'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'
import { mutationsOf } from './schema-mutations.ts'

const schema = Closed({
  status: OneOf('open', 'done'),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  names: Type.Array(Type.String({ maxLength: 5 }), { maxItems: 2 }),
})

it('a value of the type of another branch is no mutation of a union', () => {
  const either = Type.Union([Type.String({ maxLength: 5 }), Type.Integer({ minimum: 0 })])
  expect(mutationsOf(either, 'Ann').map(({ what }) => what)).toEqual([': too long'])
  expect(mutationsOf(either, 3).map(({ what }) => what)).toEqual([
    ': below its minimum',
    ': no whole number',
  ])
})

it('each mutation changes one thing: every bound, type and word, an absent and an unknown field', () => {
  const all = mutationsOf(schema, { status: 'open', seats: 2, names: ['Ann'] })
  expect(all.map(({ what }) => what)).toEqual([
    ': a number instead of an object',
    'status: absent',
    'names: absent',
    ': a field more',
    'status: another word',
    'seats: a text instead of a number',
    'seats: below its minimum',
    'seats: above its maximum',
    'seats: no whole number',
    'names: a number instead of a list',
    'names: too many items',
    'names.0: a number instead of a text',
    'names.0: too long',
  ])
})

it('within a schema that is tried apart, only its fields are taken away or added', () => {
  const pair = Closed({ one: schema, seats: Type.Integer({ maximum: 9 }) })
  const value = { one: { status: 'open', seats: 2, names: ['Ann'] }, seats: 2 }
  const all = mutationsOf(pair, value, new Set([schema, pair]))
  expect(all.map(({ what }) => what)).toEqual([
    ': a number instead of an object',
    'one: absent',
    'seats: absent',
    ': a field more',
    'one: a number instead of an object',
    'one.status: absent',
    'one.names: absent',
    'one: a field more',
    'seats: a text instead of a number',
    'seats: above its maximum',
    'seats: no whole number',
  ])
})
