import { services } from '@comanda/contract'
import { Type } from '@feathersjs/typebox'
import { expect, it } from 'vitest'
import { withIsoDates } from './with-iso-dates.ts'

const Instant = Type.String({ format: 'date-time' })
const iso = '2026-03-02T10:00:00.000Z'
const ms = Date.parse(iso)

it('milliseconds in place of an instant become ISO 8601, at any depth (CALL-1.8)', () => {
  const schema = Type.Object({
    at: Type.Optional(Type.Union([Instant, Type.Null()])),
    list: Type.Array(Type.Object({ at: Instant, count: Type.Integer() })),
    either: Type.Union([Type.Object({ at: Instant }), Type.Object({ count: Type.Integer() })]),
  })
  const sent = { at: ms, list: [{ at: ms, count: ms }], either: { at: ms }, other: ms }
  expect(withIsoDates(schema, sent)).toEqual({
    at: iso,
    list: [{ at: iso, count: ms }],
    either: { at: iso },
    other: ms,
  })
})

it('anything else stays: texts, null, numbers that are no instant, and data without dates', () => {
  const schema = Type.Object({ at: Type.Optional(Instant) })
  for (const at of [iso, 'yesterday', null, 9e15, { at: ms }, [ms]])
    expect(withIsoDates(schema, { at })).toEqual({ at })
  const price = { price: ms }
  expect(withIsoDates(Type.Object({ price: Type.Number() }), price)).toBe(price)
  expect(withIsoDates(schema, ms)).toBe(ms)
})

it('days or instants are instants too: the end of a coupon, the start of a rule', () => {
  const { data = Type.Never() } = services.userCoupons
  expect(withIsoDates(data, { endDate: ms })).toEqual({ endDate: iso })
  const { patch = Type.Never() } = services.orderDiscounts
  expect(withIsoDates(patch, { startDate: ms, endDate: '2026-03-02', priority: 5 })).toEqual({
    startDate: iso,
    endDate: '2026-03-02',
    priority: 5,
  })
})
