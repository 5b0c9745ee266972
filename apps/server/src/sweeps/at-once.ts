import type { DueRow } from './claim-due.ts'

/**
 * Does something about rows at the same time, so that a provider that does not respond delays no other's; those of the same
 * `group` one after another. Errors are passed to `failed` and end nothing.
 */
export const atOnce = async <Row extends DueRow>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
  failed: (error: unknown, row: Row) => void,
  group: (row: Row) => string = ({ _id }) => _id,
): Promise<void> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(group(row), [...(groups.get(group(row)) ?? []), row])
  const inOrder = async (ofGroup: readonly Row[]): Promise<void> => {
    for (const row of ofGroup)
      try {
        await work(row)
      } catch (error) {
        failed(error, row)
      }
  }
  await Promise.all([...groups.values()].map(inOrder))
}
