import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'

/** A menu category (CAT-2.5). `color` tints its pictures, `#RRGGBB`; `course` is one of the shop's (COURSE-1.2). */
export const Category = Closed(
  {
    _id: Id,
    shop: Id,
    name: LocalizedText,
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    course: Type.Optional(Id),
    color: Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })),
  },
  'Category',
)
export type Category = Static<typeof Category>
