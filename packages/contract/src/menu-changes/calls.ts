import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { DraftedPath, MenuChange, mostMenuChanges } from './schema.ts'

const call = { shop: Id, idempotencyKey: Type.Optional(IdempotencyKey) }

/**
 * `create menuChanges/change`: drafts another value of a field. `seen` is the value that the caller saw, drafted or published;
 * if there is another by now, the call is refused (`menuChanged`, with `present`). Both are absent or null for none.
 */
export const ChangeMenuData = Closed(
  {
    ...call,
    path: DraftedPath,
    record: Id,
    field: Type.String({ minLength: 1, maxLength: 40 }),
    seen: Type.Optional(Type.Unknown()),
    to: Type.Optional(Type.Unknown()),
  },
  'ChangeMenuData',
)
export type ChangeMenuData = Static<typeof ChangeMenuData>

/** `create menuChanges/add`: drafts a new record; `data` is what its service creates, without `_id` and `shop`. */
export const AddToMenuData = Closed(
  { ...call, path: DraftedPath, data: Type.Object({}, { maxProperties: 60 }) },
  'AddToMenuData',
)
export type AddToMenuData = Static<typeof AddToMenuData>

/** `create menuChanges/remove`: drafts that a record is removed; one that is only drafted is dropped from the draft. */
export const RemoveFromMenuData = Closed(
  { ...call, path: DraftedPath, record: Id },
  'RemoveFromMenuData',
)
export type RemoveFromMenuData = Static<typeof RemoveFromMenuData>

/** `create menuChanges/undo`: drops changes from the draft, with those of a record that was only drafted. */
export const UndoMenuChangesData = Closed(
  { shop: Id, changes: Type.Array(Id, { minItems: 1, maxItems: mostMenuChanges }) },
  'UndoMenuChangesData',
)
export type UndoMenuChangesData = Static<typeof UndoMenuChangesData>

/** What a call has done to the draft: the changes that are in it now, and the ids of those that are not any more. */
export const DraftResult = Closed(
  { shop: Id, written: Type.Array(MenuChange), dropped: Type.Array(Id) },
  'DraftResult',
)
export type DraftResult = Static<typeof DraftResult>
