import type { CsvRow } from '../csv-rows.ts'
import { sheetPrice } from '../sheet-price.ts'
import { variantName } from './by-handle.ts'
import { type CellByTitle, plainNumber, type Program } from './program.ts'
import { variantCells } from './variants.ts'
import { withoutTags } from './without-tags.ts'

/** Returns `Drinks` of the first of a product's categories, such as `Food > Drinks, Sale`. */
const firstCategory = (categories: string): string =>
  categories.split(',')[0]?.split('>').at(-1)?.trim() ?? ''

/** Returns the variations of a product: their parent is its SKU, or `id:` and its number. */
const variationsOf = (row: CsvRow, rows: readonly CsvRow[], cell: CellByTitle): readonly CsvRow[] =>
  rows.filter((one) => {
    const parent = cell(one, 'parent')
    const isOfIt = parent === `id:${cell(row, 'id')}` || parent === cell(row, 'sku')
    return (
      /^variation/i.test(cell(one, 'type')) && parent !== '' && isOfIt && isPublished(one, cell)
    )
  })

const isPublished = (row: CsvRow, cell: CellByTitle): boolean =>
  !['0', '-1'].includes(cell(row, 'published'))

const priceOf = (row: CsvRow, cell: CellByTitle): string => {
  const price = plainNumber(cell(row, 'regular price'))
  return sheetPrice(price) === undefined ? cell(row, 'regular price') : price
}

/**
 * WooCommerce's products, by its English titles: at their regular price, without those that are not published. The variations of a
 * product, which have rows of their own, are a group of options.
 */
export const wooCommerce: Program = {
  name: 'WooCommerce',
  isOf: (titles) =>
    titles.includes('name') && titles.includes('regular price') && titles.includes('type'),
  rows: (rows, cell) =>
    rows.flatMap((row) => {
      const isDish = !/^(?:variation|grouped|external)/i.test(cell(row, 'type'))
      if (!isDish || !isPublished(row, cell)) return []
      const variants = variationsOf(row, rows, cell).map((one) => ({
        name: variantName(one, cell, (at) => `attribute ${at} value(s)`) || cell(one, 'name'),
        price: priceOf(one, cell),
      }))
      return {
        row: row.row,
        cells: new Map([
          ['name', cell(row, 'name')],
          ['code', cell(row, 'sku')],
          ['category', firstCategory(cell(row, 'categories'))],
          ['description', withoutTags(cell(row, 'short description') || cell(row, 'description'))],
          ...(variants.length === 0
            ? [['price', priceOf(row, cell)] as const]
            : variantCells(cell(row, 'attribute 1 name') || 'Variation', variants)),
        ]),
      }
    }),
}
