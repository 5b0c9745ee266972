import type { MenuTableRow } from './menu-columns.ts'
import { variantCells } from './programs/variants.ts'
import { nameKey } from './sheet-name.ts'
import { sheetPrice } from './sheet-price.ts'

const textOf = ({ cells }: MenuTableRow, text: 'name' | 'category'): string =>
  [...cells].flatMap(([column, cell]) => (column.startsWith(text) ? nameKey(cell) : [])).join('\n')

const variantOf = ({ cells }: MenuTableRow): string => cells.get('variant') ?? ''

const without = ({ row, cells }: MenuTableRow): MenuTableRow => ({
  row,
  cells: new Map([...cells].filter(([column]) => column !== 'variant')),
})

/** A row without a name is a further variant of the dish above it. */
const byDish = (rows: readonly MenuTableRow[]): readonly (readonly MenuTableRow[])[] => {
  const dishes = new Map<string, MenuTableRow[]>()
  let above: MenuTableRow[] | undefined
  for (const row of rows) {
    const isOfAbove = textOf(row, 'name').trim() === '' && variantOf(row) !== ''
    const key = JSON.stringify([textOf(row, 'category'), textOf(row, 'name')])
    const own: MenuTableRow[] = (isOfAbove && above) || (dishes.get(key) ?? [])
    own.push(row)
    if (!isOfAbove) dishes.set(key, (above = own))
  }
  return [...dishes.values()]
}

const merged = (rows: readonly MenuTableRow[], title: string): readonly MenuTableRow[] => {
  const [first] = rows
  const names = rows.map(variantOf)
  const isSoldSo =
    rows.length > 1 &&
    names.every((name) => name !== '') &&
    new Set(names.map(nameKey)).size === names.length &&
    rows.every(({ cells }) => sheetPrice(cells.get('price') ?? '') !== undefined) &&
    rows.every(({ cells }) => (cells.get('options') ?? '') === '' && !cells.has('id'))
  if (!first || !isSoldSo) return rows.map(without)
  const variants = rows.map(({ cells }, at) => ({
    name: names[at] ?? '',
    price: cells.get('price') ?? '',
  }))
  const group = /option|varia/i.test(title) ? 'Variation' : title
  return [
    without({ row: first.row, cells: new Map([...first.cells, ...variantCells(group, variants)]) }),
  ]
}

/**
 * Returns the rows of a file with a dish a row: rows of one dish by the column of its variants, which `title` names, are a group of
 * options over the least price (IMPORT-1.14). Others stay as they are.
 */
export const withMergedVariants = (
  rows: readonly MenuTableRow[],
  title: string | undefined,
): readonly MenuTableRow[] =>
  title === undefined ? rows : byDish(rows).flatMap((own) => merged(own, title))
