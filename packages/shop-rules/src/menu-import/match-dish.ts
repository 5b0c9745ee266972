import type { Id, LocalizedText } from '@comanda/engine/catalog'
import type { MenuTableRow } from '../sheets/menu-columns.ts'
import { textIn } from '../sheets/menu-table.ts'
import { nameKey } from '../sheets/sheet-name.ts'
import type { Spelling } from '../sheets/spelling.ts'
import type { SheetName } from '../sheets/sheet.ts'
import type { ImportedDish, ImportedMenu } from './imported-menu.ts'

const isSame = (one: string, other: string): boolean => one.trim() === other
const isAlike = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

const has = (
  name: LocalizedText | undefined,
  texts: SheetName,
  same: (one: string, other: string) => boolean,
): boolean =>
  texts.length > 0 &&
  texts.every(({ lang, value }) => name?.some((one) => one.lang === lang && same(one.value, value)))

/** Whether a name has each of the texts that a file gives, in whatever case and width. */
export const isNamed = (name: LocalizedText | undefined, texts: SheetName): boolean =>
  has(name, texts, isAlike)

/** Returns the record that a file names: the one that is spelled so, else one in another case or width. */
export const findNamed = <T extends { readonly name?: LocalizedText | undefined }>(
  records: readonly T[],
  texts: SheetName,
): T | undefined =>
  records.find(({ name }) => has(name, texts, isSame)) ??
  records.find(({ name }) => isNamed(name, texts))

/** Returns what finds the dish of a row: by its id, else its code, else its name in its category (IMPORT-1.3). */
export const matchDish = (
  menu: ImportedMenu,
  script: Spelling,
): ((row: MenuTableRow) => ImportedDish | undefined) => {
  const byId = new Map(menu.products.map((dish) => [dish._id, dish]))
  const byCode = new Map(menu.products.toReversed().map((dish) => [dish.code?.trim() ?? '', dish]))
  const categories = new Map(menu.categories.map(({ _id, name }) => [_id, name]))
  const nameOf = (id: Id | undefined): LocalizedText | undefined => categories.get(id ?? '')
  return (row) => {
    const known = byId.get(row.cells.get('id') ?? '')
    if (known) return known
    const code = row.cells.get('code') ?? ''
    const coded = code === '' ? undefined : byCode.get(code)
    if (coded) return coded
    const name = textIn(row, 'name', script)
    const category = textIn(row, 'category', script)
    const possible = menu.products.filter(
      (dish) =>
        (code === '' || dish.code === undefined || dish.code === '') &&
        (category.length === 0 || isNamed(nameOf(dish.category), category)),
    )
    return findNamed(possible, name)
  }
}
