import { shopLanguages } from '@comanda/engine/catalog'
import { csvLine } from '../sheets/csv-line.ts'
import { exportedColumns, type MenuColumn } from '../sheets/menu-columns.ts'
import { dishCells } from './dish-cells.ts'
import type { ImportedMenu } from './imported-menu.ts'

const texts = ['category', 'name', 'description']

/** Returns the columns of an exported file, in which texts are by language: those of the shop, and what else is written. */
const columnsOf = (menu: ImportedMenu): readonly MenuColumn[] => {
  const written = [
    ...menu.categories.flatMap(({ name = [] }) => name),
    ...menu.products.flatMap(({ name = [], description = [] }) => [...name, ...description]),
  ]
  const languages = new Set([...shopLanguages(menu.shop), ...written.map(({ lang }) => lang)])
  return exportedColumns.filter((column) => {
    const [text = '', language] = column.split('_')
    return !texts.includes(text) || [...languages].some((one) => one === language)
  })
}

/** Returns the lines of a menu as CSV: its titles, then a row for each dish. What is read from it changes nothing (IMPORT-2.1). */
export const menuCsvLines = function* (menu: ImportedMenu): Generator<string> {
  const columns = columnsOf(menu)
  yield csvLine(columns)
  const cellsOf = dishCells(menu)
  for (const dish of menu.products) {
    const cells = cellsOf(dish)
    yield csvLine(columns.map((column) => cells.get(column)))
  }
}
