import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'

const Note = Type.String({ maxLength: 200 })
const Change = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })

/** An entry of a member's points. The ledger is append-only and its sum is the balance. */
export const PointRecord = Closed(
  {
    _id: Id,
    user: Id,
    shop: Type.Optional(Id),
    type: OneOf('earn', 'redeem', 'adjust', 'expire', 'reverse'),
    amount: Change,
    session: Type.Optional(Id),
    gift: Type.Optional(Id),
    /** The entry that this one reverses. */
    reverses: Type.Optional(Id),
    note: Type.Optional(Note),
    /** When the points of this entry expire. */
    expires: Type.Optional(Instant),
    createTime: Instant,
  },
  'PointRecord',
)
export type PointRecord = Static<typeof PointRecord>

/** An adjustment by staff to a member's ledger. */
export const AdjustPointsData = Closed(
  {
    user: Id,
    shop: Type.Optional(Id),
    amount: Change,
    note: Note,
    expires: Type.Optional(Instant),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'AdjustPointsData',
)
export type AdjustPointsData = Static<typeof AdjustPointsData>

/** `find users/points/available`: what a member can spend, and how much of it expires within 30 days. */
export const AvailablePoints = Closed(
  {
    _id: Type.String(),
    amount: Type.Integer({ minimum: 0 }),
    expiring: Type.Array(Closed({ amount: Type.Integer({ minimum: 1 }), expires: Instant })),
  },
  'AvailablePoints',
)
export type AvailablePoints = Static<typeof AvailablePoints>
