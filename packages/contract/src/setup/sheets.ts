import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { SheetText } from '../fields/sheet.ts'
import { AddTablesData } from '../table-view-items/schema.ts'

/** `create setup/menu`: adds dishes to a shop that is being set up, all or none of them. */
export const SetupMenuData = Closed(
  {
    shop: Id,
    format: OneOf('lines', 'csv', 'demo'),
    /** Of the formats `lines` and `csv`. */
    text: Type.Optional(SheetText),
    /** How Chinese names of the text are spelled. */
    script: Type.Optional(OneOf('cht', 'chs')),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'SetupMenuData',
)
export type SetupMenuData = Static<typeof SetupMenuData>

/** `create setup/tables`: adds the tables of a list such as `Hall 1–12, T1–T4`, all or none of them. */
export const SetupTablesData = AddTablesData
export type SetupTablesData = AddTablesData
