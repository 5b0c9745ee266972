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
    /** Of a patch: what the fields of `changes` were before it, of those that the record had (STAFF-9.2). */
    before: Type.Optional(Type.Unsafe<unknown>({})),
    /** Who approved it, if it had to be. */
    approver: Type.Optional(Id),
    /** The paired device at which its staff had signed in by PIN. */
    device: Type.Optional(Id),
    /** The names of the accounts and of the device, as they are now. */
    name: Type.Optional(Type.String()),
    approverName: Type.Optional(Type.String()),
    deviceName: Type.Optional(Type.String()),
    requestId: Type.Optional(Type.String()),
  },
  'StaffAction',
)
export type StaffAction = Static<typeof StaffAction>
