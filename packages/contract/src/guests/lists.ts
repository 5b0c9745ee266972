import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Price } from '../fields/money.ts'
import { Day, Instant } from '../fields/time.ts'

/** Who is in a list of guests of a shop: those whom all of the rules that are given meet (GUEST-7.1). */
export const GuestRules = Closed({
  /** Not here for so many days. */
  absentDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  minVisits: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** In the shop's currency. */
  minSpent: Type.Optional(Price),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** The month of the birthday, 1 to 12; members alone have one. */
  birthdayMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** The level that members have now. */
  level: Type.Optional(Id),
  /** Only those who want advertising. */
  advertising: Type.Optional(Type.Literal(true)),
})
export type GuestRules = Static<typeof GuestRules>

/** Where a page of a list begins: after this row. */
const GuestPlace = Closed({ lastVisit: Instant, guest: Id })

/** `create guests/list`: those who were here, the latest first, 50 at a time (GUEST-7.1). */
export const ListGuestsData = Closed(
  { shop: Id, rules: GuestRules, after: Type.Optional(GuestPlace) },
  'ListGuestsData',
)
export type ListGuestsData = Static<typeof ListGuestsData>
export const ListedGuest = Closed({
  guest: Id,
  user: Type.Optional(Id),
  name: Type.Optional(Type.String()),
  phoneEnding: Type.Optional(Type.String()),
  visits: Type.Integer(),
  spent: Price,
  lastVisit: Instant,
})
export type ListedGuest = Static<typeof ListedGuest>
export const ListGuestsResult = Closed(
  {
    total: Type.Integer(),
    /** How many of them have an account: only these can have a coupon. */
    members: Type.Integer(),
    guests: Type.Array(ListedGuest),
    /** Where the next page begins; absent after the last. */
    next: Type.Optional(GuestPlace),
  },
  'ListGuestsResult',
)
export type ListGuestsResult = Static<typeof ListGuestsResult>

/**
 * `create guests/give`: a coupon for each member of a list, once (GUEST-7.3). One that is advertising goes only to those who want
 * some.
 */
export const GiveToGuestsData = Closed(
  {
    shop: Id,
    rules: GuestRules,
    coupon: Id,
    endDate: Type.Optional(Day),
    isAdvertising: Type.Boolean(),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'GiveToGuestsData',
)
export type GiveToGuestsData = Static<typeof GiveToGuestsData>
export const GuestGiving = Closed(
  {
    _id: Id,
    shop: Id,
    rules: GuestRules,
    coupon: Id,
    endDate: Type.Optional(Day),
    isAdvertising: Type.Boolean(),
    /** How many have it by now. */
    given: Type.Integer(),
    createTime: Instant,
    /** When all had it. */
    doneTime: Type.Optional(Instant),
  },
  'GuestGiving',
)
export type GuestGiving = Static<typeof GuestGiving>

/** `create guests/givings`: the last 20 of a shop. */
export const GuestGivingsData = Closed({ shop: Id }, 'GuestGivingsData')
export type GuestGivingsData = Static<typeof GuestGivingsData>
export const GuestGivingsResult = Closed({ givings: Type.Array(GuestGiving) })
export type GuestGivingsResult = Static<typeof GuestGivingsResult>
