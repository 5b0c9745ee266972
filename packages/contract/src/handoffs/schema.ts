import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** What is handed over: a cart that leaves its maker, a copy of one, or a placed order to follow (HANDOFF-1.2). */
export const HandoffKind = OneOf('move', 'copy', 'order')
export type HandoffKind = Static<typeof HandoffKind>

/** A handoff as its maker sees it, by its random id: whether it was taken, never what it has or its code (HANDOFF-1.6). */
export const Handoff = Closed(
  {
    _id: Id,
    shop: Id,
    kind: HandoffKind,
    /** How often it was taken. */
    taken: Type.Integer({ minimum: 0 }),
    /** How often it can still be taken. */
    left: Type.Integer({ minimum: 0 }),
    expires: Instant,
  },
  'Handoff',
)
export type Handoff = Static<typeof Handoff>
