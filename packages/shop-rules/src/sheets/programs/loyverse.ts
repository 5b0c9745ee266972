import { byHandle, variantName } from './by-handle.ts'
import { saysNo } from '../says-no.ts'
import { type Program } from './program.ts'
import { variantCells } from './variants.ts'

/**
 * Loyverse's items, with their variants in the rows below and prices by store: those of the first. Modifiers, taxes and stocks are
 * not taken over.
 */
export const loyverse: Program = {
  name: 'Loyverse',
  isOf: (titles) => titles.includes('handle') && titles.includes('option 1 name'),
  rows: (rows, cell) =>
    byHandle(rows, cell, 'handle').flatMap(({ first, rows: own }) => {
      const sold = own.filter(
        (row) => !saysNo(cell(row, 'available for sale', 'available for sale [')),
      )
      if (sold.length === 0) return []
      const variants = sold.map((row) => ({
        name: variantName(row, cell, (at) => `option ${at} value`) || 'Regular',
        price: cell(row, 'price', 'price [') || cell(row, 'default price'),
      }))
      return {
        row: first.row,
        cells: new Map([
          ['name', cell(first, 'name')],
          ['code', cell(first, 'sku')],
          ['category', cell(first, 'category')],
          ['description', cell(first, 'description')],
          ...variantCells(cell(first, 'option 1 name') || 'Variation', variants),
        ]),
      }
    }),
}
