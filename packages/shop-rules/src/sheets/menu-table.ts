import { cellText } from './csv-line.ts'
import { type CsvRow, readCsvRows } from './csv-rows.ts'
import {
  columnsByLanguage,
  guessedColumns,
  type MenuColumn,
  type MenuTableRow,
  type TextColumn,
} from './menu-columns.ts'
import { withMergedCategories } from './merged-categories.ts'
import { withMergedVariants } from './merged-variants.ts'
import { rowProblems } from './row-problems.ts'
import { programOf } from './programs/programs.ts'
import { cellByTitle } from './programs/program.ts'
import { sheetName } from './sheet-name.ts'
import { isSoldTitle, saysNotSold } from './sold-cell.ts'
import type { Spelling } from './spelling.ts'
import type { SheetName, SheetProblem } from './sheet.ts'

/** A file as it was read. `titles` are those of its first row, `columns` what each of them has. */
export interface MenuTable {
  readonly titles: readonly string[]
  readonly columns: readonly (MenuColumn | undefined)[]
  readonly rows: readonly MenuTableRow[]
  readonly problems: readonly SheetProblem[]
  /** How many rows it says are not sold; they are not among `rows` (IMPORT-1.13). */
  readonly leftOut: number
}

/** Returns the titles of the columns of a CSV file. */
export const readCsvTitles = (text: string): readonly string[] =>
  (readCsvRows(text).rows[0]?.cells ?? []).map((cell) => cell.trim())

/** So many lines may stand above the titles of a menu: its name, its date. */
const mostAbove = 5

const isHead = ({ cells }: CsvRow): boolean => {
  const columns = guessedColumns(cells)
  return (
    programOf(cells) !== undefined ||
    (columns.includes('price') && columns.some((column) => column?.startsWith('name')))
  )
}

/** Returns the rows of a menu from its titles on. */
const fromHead = (rows: readonly CsvRow[]): readonly CsvRow[] =>
  rows.slice(Math.max(0, rows.slice(0, mostAbove + 1).findIndex(isHead)))

/** Returns the titles of the columns of a menu. */
export const readMenuTitles = (text: string): readonly string[] =>
  (fromHead(readCsvRows(text).rows)[0]?.cells ?? []).map((cell) => cell.trim())

/** What another program leaves empty may be filled here: it says nothing. Names and prices must be there. */
const withoutEmpty = ({ row, cells }: MenuTableRow): MenuTableRow => ({
  row,
  cells: new Map(
    [...cells].filter(([column, cell]) => cell !== '' || column === 'name' || column === 'price'),
  ),
})

const cellsOf = (
  { cells }: CsvRow,
  columns: readonly (MenuColumn | undefined)[],
): MenuTableRow['cells'] =>
  new Map(
    columns.flatMap((column, at) =>
      column && column !== 'sold' ? [[column, cellText(cells[at] ?? '')]] : [],
    ),
  )

/** Returns the rows that say in one of some columns that their dish is not sold. */
const notSoldRows = (
  rows: readonly CsvRow[],
  titles: readonly string[],
  isOne: readonly boolean[],
): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ row, cells }) =>
      titles.some((title, at) => isOne[at] && saysNotSold(title, (cells[at] ?? '').trim()))
        ? row
        : [],
    ),
  )

/**
 * Reads a menu from comma-separated values. If its `columns` are not given, they are those that its titles name, or as the program
 * exports them whose titles they are.
 */
export const readMenuTable = (
  text: string,
  columns?: readonly (MenuColumn | undefined)[],
): MenuTable => {
  const reading = readCsvRows(text)
  const rows = fromHead(reading.rows)
  const [head, ...body] = rows
  const titles = (head?.cells ?? []).map((cell) => cell.trim())
  const problems = rowProblems({ ...reading, rows })
  const program = columns ? undefined : programOf(titles)
  if (program) {
    const read = program.rows(body, cellByTitle(titles.map((title) => title.toLowerCase())))
    const leftOut = notSoldRows(body, titles, titles.map(isSoldTitle)).size
    return { titles, columns: ['name', 'price'], rows: read.map(withoutEmpty), problems, leftOut }
  }
  const has = columns ?? guessedColumns(titles)
  const read = withMergedCategories(body.map((row) => ({ row: row.row, cells: cellsOf(row, has) })))
  const notSold = notSoldRows(
    body,
    titles,
    has.map((column) => column === 'sold'),
  )
  return {
    titles,
    columns: has,
    rows: withMergedVariants(
      read.filter(({ row }) => !notSold.has(row)),
      titles[has.indexOf('variant')],
    ),
    problems,
    leftOut: notSold.size,
  }
}

/**
 * Returns a text of a row in the languages in which it has one: by the columns of languages, else by the letters of the column
 * without language.
 */
export const textIn = (
  { cells }: MenuTableRow,
  column: Extract<TextColumn, 'category' | 'name' | 'description'>,
  script: Spelling,
): SheetName => {
  const named: SheetName[number][] = []
  for (const [lang, own] of columnsByLanguage[column]) {
    const value = cells.get(own) ?? ''
    if (value !== '') named.push({ lang, value })
  }
  const plain = cells.get(column) ?? ''
  return named.length > 0 || plain === '' ? named : sheetName(plain, script)
}
