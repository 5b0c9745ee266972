import type { Id } from '@comanda/engine/catalog'
import type { MenuColumn } from '../sheets/menu-columns.ts'
import { readNames } from '../sheets/option-cell.ts'
import { nameKey } from '../sheets/sheet-name.ts'
import type { SheetProblem, SheetProblemCode } from '../sheets/sheet.ts'
import { allergenReader } from './allergen-cell.ts'
import type { ImportedDish, ImportedMenu } from './imported-menu.ts'

/** What a cell has, or why it cannot be used. */
export type CellValue<T> =
  | { readonly value: T }
  | { readonly problem: Pick<SheetProblem, 'code' | 'text'> }

const found = <T>(
  names: readonly string[],
  code: SheetProblemCode,
  find: (name: string) => T | undefined,
): CellValue<readonly T[]> => {
  const values: T[] = []
  for (const text of names) {
    const value = find(text)
    if (value === undefined) return { problem: { code, text } }
    if (!values.includes(value)) values.push(value)
  }
  return { value: values }
}

/** Returns what reads cells that have lists: sections by their names, allergens, and pictures by the names of their files. */
export const listReaders = (
  menu: ImportedMenu,
  pictures: ReadonlyMap<string, Id>,
  allergenCells: readonly string[],
): Readonly<
  Record<
    Extract<MenuColumn, 'sections' | 'allergens' | 'picture'>,
    (cell: string, dish: ImportedDish | undefined) => CellValue<readonly string[]>
  >
> => {
  const known = new Set([
    ...menu.products.flatMap(({ images = [] }) => images),
    ...pictures.values(),
  ])
  const readAllergens = allergenReader(allergenCells)
  return {
    sections: (cell, dish) =>
      found(readNames(cell), 'sectionUnknown', (text) => {
        const named = menu.sections.filter(
          ({ _id, name = [] }) =>
            _id === text || name.some(({ value }) => nameKey(value) === nameKey(text)),
        )
        return (named.find(({ _id }) => dish?.sections?.includes(_id)) ?? named[0])?._id
      }),
    allergens: (cell) => {
      const read = readAllergens(cell)
      return 'unknown' in read
        ? { problem: { code: 'allergenUnknown', text: read.unknown } }
        : { value: read.allergens }
    },
    picture: (cell) =>
      found(readNames(cell), 'pictureMissing', (text) =>
        known.has(text) ? text : pictures.get(text),
      ),
  }
}
