import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/**
 * What was done in a session and who did it, in order (STAFF-1.3). `detail` has ids, quantities and the names by which it can be
 * read later; its fields depend on the kind.
 */
export const SessionEvent = Closed(
  {
    _id: Type.Integer({ minimum: 1 }),
    shop: Id,
    session: Id,
    at: Instant,
    kind: Type.String(),
    actor: Closed({
      role: OneOf('diner', 'staff', 'kiosk', 'key', 'server'),
      /** The account; for a terminal, the device. */
      user: Type.Optional(Type.String()),
      /** The manager who approved it by PIN. */
      approver: Type.Optional(Type.String()),
      /** The member that staff or a terminal act for. */
      member: Type.Optional(Type.String()),
      /** The names of staff. */
      name: Type.Optional(Type.String()),
      approverName: Type.Optional(Type.String()),
    }),
    detail: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' }),
  },
  'SessionEvent',
)
export type SessionEvent = Static<typeof SessionEvent>
