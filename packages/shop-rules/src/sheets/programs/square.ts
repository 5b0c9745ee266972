import type { CsvRow } from '../csv-rows.ts'
import type { CellByTitle, Program, ProgramRow } from './program.ts'
import { variantCells } from './variants.ts'

const dishOf = (rows: readonly CsvRow[], cell: CellByTitle): ProgramRow | undefined => {
  const [first] = rows
  if (!first) return undefined
  const variants = rows.map((row) => ({
    name: cell(row, 'variation name', 'option value 1') || 'Regular',
    price: cell(row, 'price'),
  }))
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
      ...variantCells(cell(first, 'option name 1') || 'Variation', variants),
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
