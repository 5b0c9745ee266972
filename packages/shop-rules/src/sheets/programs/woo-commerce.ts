import { sheetPrice } from '../sheet-price.ts'
import { plainNumber, type Program } from './program.ts'
import { withoutTags } from './without-tags.ts'

/** Returns `Drinks` of the first of a product's categories, such as `Food > Drinks, Sale`. */
const firstCategory = (categories: string): string =>
  categories.split(',')[0]?.split('>').at(-1)?.trim() ?? ''

/**
 * WooCommerce's products, by its English titles: at their regular price, without those that are not published and without the
 * variations of others, which have no category of their own.
 */
export const wooCommerce: Program = {
  name: 'WooCommerce',
  isOf: (titles) =>
    titles.includes('name') && titles.includes('regular price') && titles.includes('type'),
  rows: (rows, cell) =>
    rows.flatMap((row) => {
      const isPublished = !['0', '-1'].includes(cell(row, 'published'))
      const isDish = !/^(?:variation|grouped|external)/i.test(cell(row, 'type'))
      if (!isPublished || !isDish) return []
      const price = plainNumber(cell(row, 'regular price'))
      return {
        row: row.row,
        cells: new Map([
          ['name', cell(row, 'name')],
          ['code', cell(row, 'sku')],
          ['category', firstCategory(cell(row, 'categories'))],
          ['description', withoutTags(cell(row, 'short description', 'description'))],
          ['price', sheetPrice(price) === undefined ? cell(row, 'regular price') : price],
        ]),
      }
    }),
}
