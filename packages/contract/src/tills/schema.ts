import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'

/** How many notes or coins of a value were counted. */
export const CashCount = Closed(
  { value: Price, count: Type.Integer({ minimum: 0, maximum: 100_000 }) },
  'CashCount',
)
export type CashCount = Static<typeof CashCount>
export const CashCounts = Type.Array(CashCount, { maxItems: 40 })

/** A drawer in use, from its float to its count (STAFF-6.5). */
export const Till = Closed(
  {
    _id: Id,
    shop: Id,
    day: Type.Optional(Day),
    name: Type.String(),
    status: OneOf('open', 'counted', 'closed'),
    float: Price,
    openedBy: Id,
    openTime: Instant,
    counts: Type.Optional(CashCounts),
    counted: Type.Optional(Money),
    countedBy: Type.Optional(Id),
    countTime: Type.Optional(Instant),
    /** What should have been in it; unknown until it was counted. */
    expected: Type.Optional(Money),
    reason: Type.Optional(Id),
    note: Type.Optional(Type.String()),
    closedBy: Type.Optional(Id),
    closeTime: Type.Optional(Instant),
  },
  'Till',
)
export type Till = Static<typeof Till>

/** What went into a drawer or, negative, out of it (STAFF-6.6). */
export const CashRecord = Closed(
  {
    _id: Id,
    shop: Id,
    till: Id,
    day: Type.Optional(Day),
    kind: OneOf('float', 'sale', 'refund', 'payIn', 'payOut', 'drop'),
    amount: Money,
    session: Type.Optional(Id),
    payment: Type.Optional(Id),
    reason: Type.Optional(Id),
    note: Type.Optional(Type.String()),
    actor: Id,
    time: Instant,
  },
  'CashRecord',
)
export type CashRecord = Static<typeof CashRecord>
