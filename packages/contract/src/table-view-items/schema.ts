import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { PlanPlace } from '../fields/plan.ts'
import { SheetText } from '../fields/sheet.ts'
import { Instant } from '../fields/time.ts'

const TableSize = Type.Integer({ minimum: 2, maximum: 40 })

/** Where a table stands on the plan of its area, from its corner at the top left, in squares (PLAN-1.1). */
const TablePlan = Closed({
  x: PlanPlace,
  y: PlanPlace,
  width: TableSize,
  height: TableSize,
  shape: OneOf('square', 'round'),
})

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
    /** Without one it stands in a row with the others that have none. */
    plan: Type.Optional(TablePlan),
    /** Its guests have left, and nobody has cleaned it yet (STAFF-2.14). */
    needsCleaning: Type.Optional(Type.Literal(true)),
    /** When its guests paid; nobody has said yet that they left (STAFF-2.14). */
    paidTime: Type.Optional(Instant),
    status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
  },
  'TableViewItem',
)
export type TableViewItem = Static<typeof TableViewItem>

/** `create tableViewItems/clean`: its guests have left and it is clean again, or with `needsCleaning` is to be cleaned. */
export const CleanTableData = Closed(
  { table: Id, needsCleaning: Type.Optional(Type.Boolean()) },
  'CleanTableData',
)
export type CleanTableData = Static<typeof CleanTableData>

/** `create tableViewItems/add`: adds the tables of a list such as `Hall 1–12, T1–T4`, all or none of them. */
export const AddTablesData = Closed(
  { shop: Id, text: SheetText, idempotencyKey: Type.Optional(IdempotencyKey) },
  'AddTablesData',
)
export type AddTablesData = Static<typeof AddTablesData>
