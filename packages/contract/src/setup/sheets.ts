import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'

const Rows = Type.String({ maxLength: 200_000 })

/** Why a row of a text cannot be used (SETUP-2.7). */
const Problem = Closed({
  row: Type.Integer({ minimum: 1 }),
  code: Type.String({ maxLength: 40 }),
  text: Type.String({ maxLength: 400 }),
})

/** `create setup/menu`: adds dishes to a shop that is being set up, all or none of them. */
export const SetupMenuData = Closed(
  {
    shop: Id,
    format: OneOf('lines', 'csv', 'demo'),
    /** Of the formats `lines` and `csv`. */
    text: Type.Optional(Rows),
    /** How Chinese names of the text are spelled. */
    script: Type.Optional(OneOf('cht', 'chs')),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'SetupMenuData',
)
export type SetupMenuData = Static<typeof SetupMenuData>

/** `create setup/tables`: adds the tables of a list such as `Hall 1–12, T1–T4`, all or none of them. */
export const SetupTablesData = Closed(
  { shop: Id, text: Rows, idempotencyKey: Type.Optional(IdempotencyKey) },
  'SetupTablesData',
)
export type SetupTablesData = Static<typeof SetupTablesData>

/** How many records were added: none if there are problems. */
export const SetupSheetResult = Closed(
  {
    added: Type.Integer({ minimum: 0 }),
    problems: Type.Array(Problem, { maxItems: 1000 }),
  },
  'SetupSheetResult',
)
export type SetupSheetResult = Static<typeof SetupSheetResult>
