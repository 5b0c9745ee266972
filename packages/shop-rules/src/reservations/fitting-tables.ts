import type { TableCombination } from './reservation-settings.ts'

interface Table {
  readonly _id: string
  readonly capacity?: number | undefined
}

/** A table, or several that are put together. */
export interface Place<T extends Table> {
  readonly tables: readonly T[]
  readonly seats: number
}

/**
 * Returns the tables and combinations of tables at which so many guests have a seat, the smallest first, of two equal ones that
 * of fewer tables; those of which others have a table are left out (RES-7.2, RES-7.8).
 */
export const fittingTables = <T extends Table>(
  tables: readonly T[],
  combinations: readonly TableCombination[],
  guests: number,
  others: ReadonlySet<string>,
): readonly Place<T>[] => {
  const free = new Map(
    tables.filter(({ _id }) => !others.has(_id)).map((table) => [table._id, table] as const),
  )
  const together = combinations.flatMap(({ tables: ids, seats }): Place<T>[] => {
    const found = ids.flatMap((id) => free.get(id) ?? [])
    return found.length === ids.length ? [{ tables: found, seats }] : []
  })
  return [
    ...[...free.values()].map((table): Place<T> => ({
      tables: [table],
      seats: table.capacity ?? 0,
    })),
    ...together,
  ]
    .filter(({ seats }) => seats >= guests)
    .toSorted((one, other) => one.seats - other.seats || one.tables.length - other.tables.length)
}
