import { writeGroup } from '../option-cell.ts'
import type { CsvRow } from '../csv-rows.ts'
import { sheetPrice } from '../sheet-price.ts'
import type { CellByTitle, Program, ProgramRow } from './program.ts'

const optionsOf = (rows: readonly CsvRow[], least: number, cell: CellByTitle): string => {
  if (rows.length < 2) return ''
  const [first] = rows
  const name = (first && cell(first, 'option name 1')) || 'Variation'
  const choices = rows.map((row) => ({
    name: cell(row, 'variation name', 'option value 1') || 'Regular',
    price: Math.round(((sheetPrice(cell(row, 'price')) ?? least) - least) * 100) / 100,
  }))
  return writeGroup({ name, choices })
}

const dishOf = (rows: readonly CsvRow[], cell: CellByTitle): ProgramRow | undefined => {
  const [first] = rows
  if (!first) return undefined
  const prices = rows.flatMap((row) => sheetPrice(cell(row, 'price')) ?? [])
  const least = Math.min(...prices)
  const isPriced = prices.length === rows.length
  return {
    row: first.row,
    cells: new Map([
      ['name', cell(first, 'customer-facing name') || cell(first, 'item name')],
      ['code', cell(first, 'sku')],
      [
        'category',
        cell(first, 'category', 'categories', 'reporting category').split(/[,>]/)[0]?.trim() ?? '',
      ],
      ['description', cell(first, 'description')],
      ['price', isPriced ? String(least) : cell(first, 'price')],
      ['options', isPriced ? optionsOf(rows, least, cell) : ''],
    ]),
  }
}

/** Square's item library: a row for each variation of an item; the least expensive is its price. Sets of modifiers are not in it. */
export const square: Program = {
  name: 'Square',
  isOf: (titles) => titles.includes('item name') && titles.includes('variation name'),
  rows: (rows, cell) => {
    const items = new Map<string, CsvRow[]>()
    for (const row of rows) {
      // Archived items are on no menu; what is stocked and not sold, such as raw meat, is no dish.
      if (/^y/i.test(cell(row, 'archived')) || /^n/i.test(cell(row, 'sellable'))) continue
      const key = JSON.stringify([cell(row, 'item name'), cell(row, 'category', 'categories')])
      items.set(key, [...(items.get(key) ?? []), row])
    }
    return [...items.values()].flatMap((own) => dishOf(own, cell) ?? [])
  },
}
