import type { CsvRow } from '../csv-rows.ts'
import type { CellByTitle } from './program.ts'

/** A dish of another program: its first row, and those of its variants, which have its handle, or none, below it. */
export interface HandledRows {
  readonly first: CsvRow
  readonly rows: readonly CsvRow[]
}

/** Returns the dishes of rows that are named by a handle. */
export const byHandle = (
  rows: readonly CsvRow[],
  cell: CellByTitle,
  ...titles: readonly string[]
): readonly HandledRows[] => {
  const dishes: { handle: string; first: CsvRow; rows: CsvRow[] }[] = []
  for (const row of rows) {
    const handle = cell(row, ...titles)
    const last = dishes.at(-1)
    if (last && (handle === '' || handle === last.handle)) last.rows.push(row)
    else dishes.push({ handle, first: row, rows: [row] })
  }
  return dishes
}

/** Returns the name of a variant by the values of its options, such as `Large / Iced`. */
export const variantName = (
  row: CsvRow,
  cell: CellByTitle,
  titleOf: (at: number) => string,
): string =>
  [1, 2, 3]
    .map((at) => cell(row, titleOf(at)))
    .filter((value) => value !== '')
    .join(' / ')
