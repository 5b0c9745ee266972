import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { DayOrInstant, Instant } from '../fields/time.ts'

/** `create users/members/search` (STAFF-3.16): by the beginning of a name, a phone or its last four digits, an e-mail address or a member number. */
export const SearchMembersData = Closed(
  { shop: Id, text: Type.String({ minLength: 2, maxLength: 200 }) },
  'SearchMembersData',
)
export type SearchMembersData = Static<typeof SearchMembersData>

const short = {
  _id: Id,
  name: Type.Optional(Type.String()),
  memberNumber: Type.Optional(Type.String()),
  /** The last four digits. */
  phoneEnding: Type.Optional(Type.String()),
  /** The ranks that they have now. */
  ranks: Type.Array(Id),
  vipLevel: Type.Optional(Id),
}

/** What staff need to tell members apart, and no more. */
export const FoundMember = Closed(
  {
    ...short,
    /** How many coupons they can use. */
    coupons: Type.Integer({ minimum: 0 }),
  },
  'FoundMember',
)
export type FoundMember = Static<typeof FoundMember>
export const SearchMembersResult = Type.Array(FoundMember, { $id: 'SearchMembersResult' })
export type SearchMembersResult = Static<typeof SearchMembersResult>

/** `create users/members/summary` (STAFF-5.13). */
export const MemberSummaryData = Closed({ shop: Id, user: Id }, 'MemberSummaryData')
export type MemberSummaryData = Static<typeof MemberSummaryData>

/** What the counter knows of a member. `balance` is in the currency of the shop; visits and dishes are those in this shop. */
export const MemberSummary = Closed(
  {
    ...short,
    /** The points that they can spend. */
    points: Type.Integer(),
    balance: Price,
    /** The coupons that they can use, by the time when they end. */
    coupons: Type.Array(
      Closed({ _id: Id, name: LocalizedText, endDate: Type.Optional(DayOrInstant) }),
    ),
    visits: Type.Integer({ minimum: 0 }),
    lastVisit: Type.Optional(Instant),
    /** The dishes that they ordered most in their last visits. */
    favourites: Type.Array(
      Closed({ product: Id, name: LocalizedText, quantity: Type.Integer({ minimum: 1 }) }),
    ),
  },
  'MemberSummary',
)
export type MemberSummary = Static<typeof MemberSummary>
