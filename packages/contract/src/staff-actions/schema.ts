import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'

/**
 * What a member of staff changed: who, what, where and when. `changes` is what the call said, without secrets; of
 * accounts only which fields.
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
    requestId: Type.Optional(Type.String()),
  },
  'StaffAction',
)
export type StaffAction = Static<typeof StaffAction>
