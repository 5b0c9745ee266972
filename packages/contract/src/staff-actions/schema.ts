import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'

/**
 * An entry of the audit log: who changed which record and when. `changes` is the call's data without secrets; of
 * accounts only the names of the fields.
 */
export const StaffAction = Closed(
  {
    _id: Type.Integer({ minimum: 1 }),
    time: Instant,
    user: Id,
    path: Type.String(),
    method: Type.String(),
    record: Type.Optional(Type.String()),
    shop: Type.Optional(Id),
    changes: Type.Optional(Type.Unsafe<unknown>({})),
    /** The owner who approved it, if it had to be. */
    approver: Type.Optional(Id),
    requestId: Type.Optional(Type.String()),
  },
  'StaffAction',
)
export type StaffAction = Static<typeof StaffAction>
