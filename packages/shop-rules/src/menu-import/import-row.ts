import type { LocalizedText } from '@comanda/engine/catalog'
import type { MenuColumn, MenuTableRow } from '../sheets/menu-columns.ts'
import type { DishPrice } from '../sheets/open-price-cell.ts'
import { usableOptions, type SheetGroup } from '../sheets/option-cell.ts'
import type { Spelling } from '../sheets/spelling.ts'
import { longestName } from '../sheets/longest-name.ts'
import type { SheetProblem } from '../sheets/sheet.ts'
import type { CellValue, listReaders } from './dish-lists.ts'
import type { ImportedDish } from './imported-menu.ts'
import { changedText } from './localized-cells.ts'
import { isSameValue } from './same-value.ts'

/** The fields of a dish that a row changes; null: none. */
export interface RowValues {
  readonly name?: LocalizedText | undefined
  readonly description?: LocalizedText | null | undefined
  readonly code?: string | null | undefined
  readonly price?: number | undefined
  readonly openPrice?: { readonly most?: number } | null | undefined
  readonly byWeight?: ImportedDish['byWeight']
  readonly sections?: readonly string[] | null | undefined
  readonly allergens?: readonly string[] | null | undefined
  readonly images?: readonly string[] | null | undefined
}

/** A row as it was read; `groups` are those that the dish should have. */
export interface ImportedRow {
  readonly values: RowValues
  readonly groups: readonly SheetGroup[] | undefined
  readonly problems: readonly SheetProblem[]
}

const LONGEST = { name: longestName, description: 4000, code: 40 }
const MOST = { sections: 50, images: 10 }

/** Reads the cells of a row that differ from those of its dish. */
export const importRow = (
  row: MenuTableRow,
  dish: ImportedDish | undefined,
  present: ReadonlyMap<MenuColumn, string>,
  {
    readers,
    readPrice,
    script,
  }: {
    readonly readers: ReturnType<typeof listReaders>
    readonly readPrice: (cell: string) => DishPrice | undefined
    readonly script: Spelling
  },
): ImportedRow => {
  const problems: SheetProblem[] = []
  const refuse = (column: MenuColumn, code: SheetProblem['code'], text: string): undefined => {
    problems.push({ row: row.row, column, code, text })
    return undefined
  }
  /** The text of a cell if it differs from what the dish has. */
  const changed = (column: MenuColumn): string | undefined => {
    const cell = row.cells.get(column)
    return cell === (present.get(column) ?? '').trim() ? undefined : cell
  }
  const textOf = (column: 'name' | 'description'): LocalizedText | undefined => {
    const text = changedText(row, column, dish?.[column], script)
    const long = text?.find(({ value }) => value.length > LONGEST[column])
    return long ? refuse(column, 'tooLong', long.value.slice(0, 60)) : text
  }
  const listOf = (column: 'sections' | 'allergens' | 'picture', most = 50) => {
    const cell = changed(column)
    if (cell === undefined) return undefined
    const read: CellValue<readonly string[]> = readers[column](cell, dish)
    if ('problem' in read) return refuse(column, read.problem.code, read.problem.text)
    if (read.value.length > most) return refuse(column, 'tooMany', String(most))
    return read.value.length === 0 ? null : read.value
  }
  const priceOf = (): Pick<RowValues, 'price' | 'openPrice' | 'byWeight'> => {
    const cell = changed('price')
    if (cell === undefined) return { price: dish ? undefined : missing() }
    if (cell === '') return { price: missing() }
    const read = readPrice(cell)
    if (!read) return { price: refuse('price', 'priceInvalid', cell) }
    const { price, openPrice = null, byWeight: unit } = read
    const { unit: present, tare } = dish?.byWeight ?? {}
    return {
      ...(price === dish?.price ? {} : { price }),
      ...(isSameValue(openPrice, dish?.openPrice) ? {} : { openPrice }),
      // A dish stays weighed as it is, of so many grams, unless a cell says another unit.
      ...(unit === undefined || unit.unit === present
        ? {}
        : { byWeight: { ...unit, ...(tare === undefined ? {} : { tare }) } }),
    }
  }
  const missing = () => refuse('price', 'priceMissing', row.cells.get('code') ?? '')
  const groupsOf = (): readonly SheetGroup[] | undefined => {
    const cell = changed('options')
    if (cell === undefined) return undefined
    return usableOptions(cell) ?? refuse('options', 'optionsInvalid', cell.slice(0, 60))
  }
  const name = textOf('name')
  if (name?.length === 0 || (!dish && !name && problems.length === 0))
    refuse('name', 'nameMissing', row.cells.get('code') ?? '')
  const code = changed('code')
  if (code !== undefined && code.length > LONGEST.code) refuse('code', 'tooLong', code.slice(0, 60))
  const description = textOf('description')
  const values = {
    name,
    code: code === '' ? null : code,
    description: description?.length === 0 ? null : description,
    ...priceOf(),
    sections: listOf('sections', MOST.sections),
    allergens: listOf('allergens'),
    images: listOf('picture', MOST.images),
  }
  return { values, groups: groupsOf(), problems }
}
