import type { MenuTableRow } from './menu-columns.ts'

const categoryOf = ({ cells }: MenuTableRow): string =>
  [...cells].flatMap(([column, cell]) => (column.startsWith('category') ? cell : [])).join('\n')

/**
 * Returns the rows of a file whose cells of a category were merged: it has each category once, at the first of its dishes, and the rows
 * below are of it too. Other rows without a category have none, as do those of an export, which has ids.
 */
export const withMergedCategories = (rows: readonly MenuTableRow[]): readonly MenuTableRow[] => {
  const written = rows.map(categoryOf)
  const named = written.filter((text) => text.trim() !== '')
  const isMerged =
    named.length < rows.length &&
    written[0]?.trim() !== '' &&
    new Set(named).size === named.length &&
    !rows.some(({ cells }) => cells.has('id'))
  if (!isMerged) return rows
  let above: MenuTableRow['cells'] = new Map()
  return rows.map((row, at) => {
    if (written[at]?.trim() !== '') {
      above = row.cells
      return row
    }
    const goesOn = [...above].filter(([column]) => column.startsWith('category'))
    return { row: row.row, cells: new Map([...row.cells, ...goesOn]) }
  })
}
