import { byHandle, variantName } from './by-handle.ts'
import { saysNo } from '../says-no.ts'
import { type Program } from './program.ts'
import { variantCells } from './variants.ts'
import { withoutTags } from './without-tags.ts'

/** Shopify's products, by its titles before 2025 or since, without drafts and what is archived or not published. */
export const shopify: Program = {
  name: 'Shopify',
  isOf: (titles) =>
    titles.includes('title') && (titles.includes('variant price') || titles.includes('url handle')),
  rows: (rows, cell) =>
    byHandle(rows, cell, 'handle', 'url handle').flatMap(({ first, rows: own }) => {
      const isPublished = !saysNo(cell(first, 'published', 'published on online store'))
      if (!isPublished || /^(?:draft|archived)$/i.test(cell(first, 'status'))) return []
      const priced = own.map((row) => ({
        name: variantName(row, cell, (at) => `option${at} value`),
        price: cell(row, 'variant price', 'price'),
      }))
      // Rows below that have no price are further pictures.
      const variants = priced.filter(({ price }, at) => at === 0 || price !== '')
      return {
        row: first.row,
        cells: new Map([
          ['name', cell(first, 'title')],
          ['code', cell(first, 'variant sku', 'sku')],
          [
            'category',
            cell(first, 'type') || (cell(first, 'product category').split('>').at(-1) ?? '').trim(),
          ],
          ['description', withoutTags(cell(first, 'body (html)', 'description'))],
          ...variantCells(cell(first, 'option1 name') || 'Variation', variants),
        ]),
      }
    }),
}
