import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { Day, Instant } from '../fields/time.ts'
import { TimeCondition } from '../time-conditions/schema.ts'
import { OrderDiscount } from './schema.ts'

/** A sum in currency units, signed; that of many bills is not bounded. */
const Sum = Type.Number()
const Count = Type.Integer({ minimum: 0 })

/** The last bill that a response is about, and how many there are in all. */
export const ReplayedTo = Closed({ shop: Id, day: Day, session: Id, of: Count })
export type ReplayedTo = Static<typeof ReplayedTo>

/**
 * `create orderDiscounts/replay`: a promotion's draft on the bills that shops completed on the business days `from` … `to`, at most 93
 * (BOOK-3.1). If a rule of then has its `_id`, it stands for that rule. `near`: how much a bill may be short of its minimum to be counted. `times`: time
 * conditions that it names and that are not stored yet (BOOK-3.2). `after`: `next` of the response before.
 */
export const ReplayData = Closed(
  {
    shops: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    from: Day,
    to: Day,
    draft: OrderDiscount,
    times: Type.Optional(Type.Array(TimeCondition, { maxItems: 20 })),
    near: Type.Optional(Price),
    after: Type.Optional(ReplayedTo),
  },
  'ReplayData',
)
export type ReplayData = Static<typeof ReplayData>

/** What a bill comes to: these sum to the total. `other`: tips, adjustments and rounding. */
const BillSums = Closed({
  products: Sum,
  surcharges: Sum,
  tax: Sum,
  discounts: Sum,
  other: Sum,
  total: Sum,
})

/** A bill without and with the draft. */
const ReplayedBill = Closed({
  session: Id,
  shop: Id,
  /** When it was completed. */
  time: Instant,
  /** What was ordered, before discounts. */
  lines: Type.Array(Closed({ name: LocalizedText, quantity: Count, amount: Sum })),
  /** What each rule takes off: negative; absent if it does not apply. */
  rules: Type.Array(
    Closed({
      rule: Id,
      name: LocalizedText,
      before: Type.Optional(Sum),
      after: Type.Optional(Sum),
    }),
  ),
  before: BillSums,
  after: BillSums,
})
export type ReplayedBill = Static<typeof ReplayedBill>

/** What the draft does to another rule: bills in which it `fell` away, or takes off `less`; what it takes off in these. */
const ReplayedRule = Closed({
  rule: Id,
  name: LocalizedText,
  fell: Count,
  less: Count,
  before: Sum,
  after: Sum,
})
export type ReplayedRule = Static<typeof ReplayedRule>

/**
 * What the draft would have done to the bills of this response; the figures of further ones add up (BOOK-3.4). `of`: the bills of all
 * shops and days. `next`: there are more.
 */
export const Replay = Closed(
  {
    of: Count,
    bills: Count,
    leftOut: Count,
    total: Sum,
    cost: Sum,
    squares: Sum,
    applied: Count,
    less: Count,
    more: Count,
    near: Count,
    hours: Type.Array(
      Closed({ hour: Type.Integer({ minimum: 0, maximum: 23 }), bills: Count, cost: Sum }),
    ),
    rules: Type.Array(ReplayedRule),
    most: Type.Array(ReplayedBill, { maxItems: 10 }),
    next: Type.Optional(ReplayedTo),
  },
  'Replay',
)
export type Replay = Static<typeof Replay>
