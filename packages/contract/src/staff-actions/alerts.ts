import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'

/** `create staffActions/alerts`: what a manager looks at of some business days, the first and the last included. */
export const StaffAlertsData = Closed({ shop: Id, from: Day, to: Day }, 'StaffAlertsData')
export type StaffAlertsData = Static<typeof StaffAlertsData>

/**
 * What was done that should be rare (STAFF-9.4): dishes or a bill taken off after a payment, a bill that was opened again, a
 * discount above the limit of the shop, cash taken out of a drawer, and one person who took off many dishes on a day.
 */
export const StaffAlert = Closed(
  {
    kind: OneOf('voidAfterPayment', 'reopened', 'discountOverLimit', 'paidOut', 'manyVoids'),
    time: Instant,
    /** The bill; of many voids, the last one. */
    session: Type.Optional(Id),
    tableName: Type.Optional(Type.String()),
    user: Type.Optional(Id),
    name: Type.Optional(Type.String()),
    approverName: Type.Optional(Type.String()),
    /** In currency units: what the discount took off, or what was paid out. */
    amount: Type.Optional(Type.Number()),
    /** How many voids. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
    note: Type.Optional(Type.String()),
  },
  'StaffAlert',
)
export type StaffAlert = Static<typeof StaffAlert>

/** At most 200, the newest first. */
export const StaffAlerts = Closed({ alerts: Type.Array(StaffAlert) }, 'StaffAlerts')
export type StaffAlerts = Static<typeof StaffAlerts>
