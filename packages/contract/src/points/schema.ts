import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'

const Note = Type.String({ maxLength: 200 })
const Change = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })

/** One entry of a member's points: the ledger is only ever added to, and its sum is the balance. */
export const PointRecord = Closed(
  {
    _id: Id,
    user: Id,
    shop: Type.Optional(Id),
    type: OneOf('earn', 'redeem', 'adjust', 'expire', 'reverse'),
    amount: Change,
    session: Type.Optional(Id),
    gift: Type.Optional(Id),
    /** The entry that this one takes back. */
    reverses: Type.Optional(Id),
    note: Type.Optional(Note),
    /** When points that this entry gave end. */
    expires: Type.Optional(Instant),
    createTime: Instant,
  },
  'PointRecord',
)
export type PointRecord = Static<typeof PointRecord>

/** What staff write into the ledger of a member. */
export const AdjustPointsData = Closed(
  {
    user: Id,
    shop: Type.Optional(Id),
    amount: Change,
    note: Note,
    expires: Type.Optional(Instant),
    idempotencyKey: IdempotencyKey,
  },
  'AdjustPointsData',
)
export type AdjustPointsData = Static<typeof AdjustPointsData>

/** `find users/points/available`: what a member can spend, and what of it ends within 30 days. */
export const AvailablePoints = Closed(
  {
    _id: Type.String(),
    amount: Type.Integer({ minimum: 0 }),
    expiring: Type.Array(Closed({ amount: Type.Integer({ minimum: 1 }), expires: Instant })),
  },
  'AvailablePoints',
)
export type AvailablePoints = Static<typeof AvailablePoints>
