// Menus and lists of tables as people write them: typed lines and CSV, with what cannot be read by row.

export { type CsvCell, csvLine } from '../sheets/csv-line.ts'
export { guessedColumns, type MenuTableRow } from '../sheets/menu-columns.ts'
export {
  type MenuTable,
  readCsvTitles,
  readMenuTable,
  readMenuTitles,
} from '../sheets/menu-table.ts'
export { readMenuCsv } from '../sheets/menu-csv.ts'
export { readMenuLines } from '../sheets/menu-lines.ts'
export {
  type MenuSheet,
  type SheetDish,
  type SheetName,
  type SheetProblem,
  type SheetProblemCode,
} from '../sheets/sheet.ts'
export { readJsonLd } from '../sheets/json-ld.ts'
export { linkedText, menuJsonLd } from '../sheets/menu-json-ld.ts'
export type { Spelling } from '../sheets/spelling.ts'
export { readTableLines, type SheetTable, type TableSheet } from '../sheets/table-lines.ts'
export { programOf } from '../sheets/programs/programs.ts'
