import { plainNumber, type Program } from './program.ts'

/** Clover's items, as its inventory exports them; its categories are on a sheet of their own. What is hidden is left out. */
export const clover: Program = {
  name: 'Clover',
  isOf: (titles) => titles.includes('name') && titles.includes('price type'),
  rows: (rows, cell) =>
    rows.flatMap((row) =>
      /^(?:y|yes|true)$/i.test(cell(row, 'hidden'))
        ? []
        : {
            row: row.row,
            cells: new Map([
              ['name', cell(row, 'alternate name') || cell(row, 'name')],
              ['code', cell(row, 'sku')],
              ['category', cell(row, 'category', 'categories').split(',')[0]?.trim() ?? ''],
              [
                'price',
                cell(row, 'price type').toLowerCase() === 'variable'
                  ? 'market price'
                  : plainNumber(cell(row, 'price')),
              ],
            ]),
          },
    ),
}
