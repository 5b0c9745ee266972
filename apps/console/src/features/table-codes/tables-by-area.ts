import type { TableViewItem } from '@comanda/contract'

/** The tables of one area of the floor; `area` is undefined for tables without one. */
export interface TableArea<T extends TableViewItem> {
  readonly area: string | undefined
  readonly tables: readonly T[]
}

const byOrder = (a: TableViewItem, b: TableViewItem): number =>
  (a.order ?? 0) - (b.order ?? 0) || a.name.localeCompare(b.name, undefined, { numeric: true })

/** Returns the tables that are in use, by area, in the order of the floor. */
export const tablesByArea = <T extends TableViewItem>(
  tables: readonly T[],
): readonly TableArea<T>[] => {
  const areas = new Map<string | undefined, T[]>()
  for (const table of tables.filter(({ status }) => status !== 'disabled').toSorted(byOrder)) {
    const known = areas.get(table.area)
    if (known) known.push(table)
    else areas.set(table.area, [table])
  }
  return [...areas].map(([area, own]) => ({ area, tables: own }))
}
