import { type Static, Type } from '@feathersjs/typebox'
import { menuColumns, mostRows } from '@comanda/shop-rules/menu-import'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { DraftedPath, mostMenuChanges } from '../menu-changes/schema.ts'

/** The longest file of a menu, in characters (IMPORT-3.3). */
export const longestMenuText = 400_000

const file = {
  shop: Id,
  format: OneOf('csv', 'json'),
  text: Type.String({ maxLength: longestMenuText }),
  /** What each column of a CSV file has, `''` for nothing of use; if absent, as its titles say. */
  columns: Type.Optional(Type.Array(OneOf(...menuColumns, ''), { maxItems: 200 })),
  /** How Chinese texts of columns without a language are spelled. */
  script: Type.Optional(OneOf('cht', 'chs')),
  /** Attachments by the names of files that the cells have. */
  pictures: Type.Optional(
    Type.Array(Closed({ name: Type.String({ minLength: 1, maxLength: 200 }), attachment: Id }), {
      maxItems: 1000,
    }),
  ),
}

/** `create menus/import`: what a file would change of a shop's menu with its draft (IMPORT-3.1). Writes nothing. */
export const ImportMenuData = Closed(file, 'ImportMenuData')
export type ImportMenuData = Static<typeof ImportMenuData>

/** `create menus/apply`: drafts what a file changes, all of it or none (IMPORT-3.2). */
export const ApplyMenuData = Closed(
  { ...file, idempotencyKey: Type.Optional(IdempotencyKey) },
  'ApplyMenuData',
)
export type ApplyMenuData = Static<typeof ApplyMenuData>

/** Why a row of a file cannot be used (IMPORT-1.5); `code` is one of `SheetProblemCode` of the engine. */
export const ImportProblem = Closed({
  row: Type.Integer({ minimum: 1 }),
  column: Type.Optional(Type.String()),
  code: Type.String(),
  text: Type.String(),
})
export type ImportProblem = Static<typeof ImportProblem>

/** A change that a file makes, as `MenuChange` has it; the ids of records that are added are not yet those that they will have. */
export const ImportedChange = Closed(
  {
    path: DraftedPath,
    record: Id,
    kind: OneOf('add', 'change'),
    field: Type.Optional(Type.String()),
    from: Type.Optional(Type.Unknown()),
    to: Type.Optional(Type.Unknown()),
  },
  'ImportedChange',
)
export type ImportedChange = Static<typeof ImportedChange>

/** The changes of a file, or what keeps it from being used. */
export const ImportMenuResult = Closed(
  {
    changes: Type.Array(ImportedChange, { maxItems: mostMenuChanges }),
    problems: Type.Array(ImportProblem, { maxItems: mostRows }),
    /** How many rows were left out, since their dishes are not sold (IMPORT-1.13). */
    leftOut: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  'ImportMenuResult',
)
export type ImportMenuResult = Static<typeof ImportMenuResult>

/** How many changes were drafted: none if there are problems. */
export const ApplyMenuResult = Closed(
  {
    changes: Type.Integer({ minimum: 0 }),
    problems: Type.Array(ImportProblem, { maxItems: mostRows }),
  },
  'ApplyMenuResult',
)
export type ApplyMenuResult = Static<typeof ApplyMenuResult>
