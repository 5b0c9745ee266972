import type { TableModel } from './table-model.ts'
import type { RefusedAction, TableEdit } from './table-state.ts'

/**
 * Returns this guest's dishes that others have removed, to be listed until they are put aside (TABLE-6.3): what is only announced is
 * not seen. A dish that an edit of this device is still about is listed once the server has refused that.
 */
export const removedByOthers = (
  { base, state, unsent }: Pick<TableModel, 'base' | 'state' | 'unsent'>,
  edits: readonly TableEdit[],
): readonly RefusedAction[] => {
  const { self } = state.get()
  const edited = new Set(unsent().flatMap((action) => ('line' in action ? action.line : [])))
  return edits.flatMap(({ kind, line, by }) => {
    const dish = base?.dishes.find(({ id }) => id === line)
    const isOwn = self !== undefined && dish?.lines[0]?.chairId === self.seat
    if (kind !== 'removed' || !isOwn || edited.has(line)) return []
    const id = `removed ${line}`
    const action = { id, type: 'remove', line } as const
    return {
      id,
      action,
      error: 'lineGone' as const,
      dish,
      isRemoved: true as const,
      ...(by !== undefined && { by }),
    }
  })
}
