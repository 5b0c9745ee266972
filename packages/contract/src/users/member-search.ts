import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/** `create users/members/search` (STAFF-3.16): by the beginning of a name, a phone or its last four digits, an e-mail address or a member number. */
export const SearchMembersData = Closed(
  { shop: Id, text: Type.String({ minLength: 2, maxLength: 200 }) },
  'SearchMembersData',
)
export type SearchMembersData = Static<typeof SearchMembersData>

/** What staff need to tell members apart, and no more. */
export const FoundMember = Closed(
  {
    _id: Id,
    name: Type.Optional(Type.String()),
    memberNumber: Type.Optional(Type.String()),
    /** The last four digits. */
    phoneEnding: Type.Optional(Type.String()),
    /** The ranks that they have now. */
    ranks: Type.Array(Id),
    vipLevel: Type.Optional(Id),
    /** How many coupons they can use. */
    coupons: Type.Integer({ minimum: 0 }),
  },
  'FoundMember',
)
export type FoundMember = Static<typeof FoundMember>
export const SearchMembersResult = Type.Array(FoundMember, { $id: 'SearchMembersResult' })
export type SearchMembersResult = Static<typeof SearchMembersResult>
