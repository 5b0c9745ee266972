import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'

/** A part of a category (CAT-2.5). */
export const SubCategory = Closed(
  {
    _id: Id,
    shop: Id,
    category: Id,
    name: LocalizedText,
    order: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  'SubCategory',
)
export type SubCategory = Static<typeof SubCategory>
