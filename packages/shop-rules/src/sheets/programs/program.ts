import type { CsvRow } from '../csv-rows.ts'
import type { MenuColumn } from '../menu-columns.ts'

/** A row of a file with the texts of its cells by column. */
export interface ProgramRow {
  readonly row: number
  readonly cells: ReadonlyMap<MenuColumn, string>
}

/** Reads the cell of a row by one of its titles, in lower case, or by how one begins, up to a `[`; empty if no column has any of them. */
export type CellByTitle = (row: CsvRow, ...titles: readonly string[]) => string

/** Returns what reads cells by the titles of a file. */
export const cellByTitle =
  (titles: readonly string[]): CellByTitle =>
  ({ cells }, ...names) => {
    const at = titles.findIndex((title) =>
      names.some((name) => (name.endsWith('[') ? title.startsWith(name) : title === name)),
    )
    return at === -1 ? '' : (cells[at] ?? '').trim()
  }

/** How the exports of a program are read (IMPORT-5). */
export interface Program {
  readonly name: string
  /** Whether the titles, in lower case, are those of its exports. */
  readonly isOf: (titles: readonly string[]) => boolean
  readonly rows: (rows: readonly CsvRow[], cell: CellByTitle) => readonly ProgramRow[]
}

/** Returns a decimal number without the zeros that a database adds: `5.0000` is `5`. */
export const plainNumber = (text: string): string =>
  /^\d+\.\d*0$/.test(text) ? text.replace(/\.?0+$/, '') : text
