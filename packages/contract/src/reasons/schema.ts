import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'

/** What a reason is for. */
export const ReasonKind = OneOf('void', 'discount', 'refund', 'close', 'cash')
export type ReasonKind = Static<typeof ReasonKind>

/** Why staff change a bill, to be chosen from a list (STAFF-1.2). Without `shop` it is of every shop. */
export const Reason = Closed(
  {
    _id: Id,
    shop: Type.Optional(Id),
    kind: ReasonKind,
    name: LocalizedText,
    /** Of a void: whether the dish can be sold again, so that its stock returns. */
    stockBack: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf('active', 'disabled')),
  },
  'Reason',
)
export type Reason = Static<typeof Reason>
