import type { CsvRow } from '../csv-rows.ts'
import { writeGroup } from '../option-cell.ts'
import { saysNo } from '../says-no.ts'
import { type CellByTitle, plainNumber, type Program } from './program.ts'

const reference = ['internal reference', 'default_code']
const price = ['sales price', 'sale price', 'list_price', 'lst_price']
/** What no export of Odoo has, and those of shops on the web do. */
const ofOthers = ['regular price', 'sku', 'handle', 'variant sku']
const isSold = ['can be sold', 'sales', 'sale_ok', 'active']
const attribute = ['product attributes / attribute', 'attribute_line_ids/attribute_id']
const values = [
  'product attributes / values',
  'product attributes / attribute values',
  'attribute_line_ids/value_ids',
]

const groupOf = (row: CsvRow, cell: CellByTitle): string => {
  const names = cell(row, ...values).split(',')
  const choices = names.flatMap((name) =>
    name.trim() === '' ? [] : [{ name: name.trim(), price: 0 }],
  )
  const name = cell(row, ...attribute)
  return name === '' || choices.length === 0 ? '' : writeGroup({ name, choices })
}

/** Returns `Drinks` of a category's path such as `All / Food / Drinks`. */
const lastPart = (category: string): string => category.split(' / ').at(-1)?.trim() ?? ''

/** Of several categories of the point of sale, a dish is in the first. */
const categoryOf = (row: CsvRow, cell: CellByTitle): string => {
  const ofSale = cell(row, 'point of sale category', 'pos_categ_ids', 'pos_categ_id')
  const first = ofSale.split(',')[0] ?? ''
  return lastPart(first || cell(row, 'product category', 'categ_id', 'category'))
}

/**
 * Odoo's products (`product.template`), by the labels of its fields or their names. A row without a name has a further attribute of the
 * product before it; what cannot be sold is left out.
 */
export const odoo: Program = {
  name: 'Odoo',
  isOf: (titles) =>
    titles.includes('name') &&
    [...reference, ...price].some((title) => titles.includes(title)) &&
    !ofOthers.some((title) => titles.includes(title)),
  rows: (rows, cell) => {
    const products: { first: CsvRow; groups: string[] }[] = []
    for (const row of rows) {
      if (cell(row, 'name') !== '') products.push({ first: row, groups: [] })
      const group = groupOf(row, cell)
      if (group !== '') products.at(-1)?.groups.push(group)
    }
    const sold = products.filter(({ first }) => !isSold.some((title) => saysNo(cell(first, title))))
    return sold.map(({ first, groups }) => ({
      row: first.row,
      cells: new Map([
        ['name', cell(first, 'name')],
        ['code', cell(first, ...reference)],
        ['category', categoryOf(first, cell)],
        [
          'description',
          cell(first, 'sales description', 'description_sale', 'description for customers'),
        ],
        ['price', plainNumber(cell(first, ...price))],
        ['options', groups.join('; ')],
      ]),
    }))
  },
}
