import type { FieldChange } from '@comanda/client/staff'
import type { PatchOf } from '@comanda/contract'

/** Returns what a form changes of a record, for the draft of the menu; what it empties is cleared. */
export const fieldChanges = <R extends { readonly _id: string }>(
  path: FieldChange['path'],
  record: R,
  changes: PatchOf<R>,
): readonly FieldChange[] => {
  const seen = new Map<string, unknown>(Object.entries(record))
  return Object.entries(changes).map(([field, to]) => ({
    path,
    record: record._id,
    field,
    seen: seen.get(field),
    to: to ?? undefined,
  }))
}
