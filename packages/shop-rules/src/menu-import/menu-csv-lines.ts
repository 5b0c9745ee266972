import { csvLine } from '../sheets/csv-line.ts'
import { menuColumns } from '../sheets/menu-columns.ts'
import { dishCells } from './dish-cells.ts'
import type { ImportedMenu } from './imported-menu.ts'

/** Texts are by language in an exported file. */
const columns = menuColumns.filter(
  (column) => !['category', 'name', 'description'].includes(column),
)

/** Returns the lines of a menu as CSV: its titles, then a row for each dish. What is read from it changes nothing (IMPORT-2.1). */
export const menuCsvLines = function* (menu: ImportedMenu): Generator<string> {
  yield csvLine(columns)
  const cellsOf = dishCells(menu)
  for (const dish of menu.products) {
    const cells = cellsOf(dish)
    yield csvLine(columns.map((column) => cells.get(column)))
  }
}
