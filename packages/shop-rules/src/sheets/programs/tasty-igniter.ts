import { saysNo } from '../says-no.ts'
import { plainNumber, type Program } from './program.ts'

/** TastyIgniter's menu items, by the names of its fields or their English labels. A dish is in the first of its categories; disabled ones are left out. */
export const tastyIgniter: Program = {
  name: 'TastyIgniter',
  isOf: (titles) =>
    (titles.includes('menu_name') && titles.includes('menu_price')) ||
    (titles.includes('minimum quantity') && titles.includes('name') && titles.includes('price')),
  rows: (rows, cell) =>
    rows.flatMap((row) => {
      if (saysNo(cell(row, 'menu_status', 'status'))) return []
      const category = cell(row, 'categories', 'category').split(/[|,]/)[0]?.trim() ?? ''
      return {
        row: row.row,
        cells: new Map([
          ['name', cell(row, 'menu_name', 'name')],
          ['category', category],
          ['description', cell(row, 'menu_description', 'description')],
          ['price', plainNumber(cell(row, 'menu_price', 'price'))],
        ]),
      }
    }),
}
