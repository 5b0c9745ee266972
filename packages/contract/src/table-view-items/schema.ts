import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/**
 * A table of the floor (SESS-3). Its `_id` is random and its first fixed code, until that is renewed (SESS-9.5). `name`
 * is the label on the table.
 */
export const TableViewItem = Closed(
  {
    _id: Id,
    shop: Id,
    name: Type.String({ minLength: 1, maxLength: 40 }),
    area: Type.Optional(Type.String({ maxLength: 40 })),
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
  },
  'TableViewItem',
)
export type TableViewItem = Static<typeof TableViewItem>
