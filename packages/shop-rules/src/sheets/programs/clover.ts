import type { CsvRow } from '../csv-rows.ts'
import { type CellByTitle, plainNumber, type Program } from './program.ts'

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** An alternate name is what the kitchen reads: an abbreviation, or the name in another language, which guests read too. */
const nameOf = (row: CsvRow, cell: CellByTitle): string => {
  const [name, alternate] = [cell(row, 'name'), cell(row, 'alternate name')]
  return alternate !== '' && isChinese(name) !== isChinese(alternate)
    ? `${name}/${alternate}`
    : name
}

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
              ['name', nameOf(row, cell)],
              ['code', cell(row, 'sku') || cell(row, 'product code')],
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
