import type { Id } from '@comanda/engine/catalog'
import type { SheetParts } from '../sheets/parts-mark.ts'
import type { SheetGroup } from '../sheets/option-cell.ts'
import { nameKey } from '../sheets/sheet-name.ts'
import type { SheetName } from '../sheets/sheet.ts'
import type { ImportedGroup, ImportedMenu } from './imported-menu.ts'

/** Returns what makes the choices of a group the parts of one dish: 2 to 4, whatever its limits say (HALF-1.1). */
export const partsOf = ({
  partsPrice: rule,
  minQuantity = 2,
  maxQuantity = 4,
}: ImportedGroup): SheetParts | undefined => {
  if (rule === undefined) return undefined
  const least = Math.min(4, Math.max(2, minQuantity))
  return { rule, least, most: Math.min(4, Math.max(least, maxQuantity)) }
}

/** Returns the fields of a group that a sheet says so of, null for none. */
export const partsFields = ({ parts }: SheetGroup) =>
  parts
    ? {
        partsPrice: parts.rule,
        required: true,
        multiple: true,
        allowSameValue: true,
        minQuantity: parts.least,
        maxQuantity: parts.most,
      }
    : { partsPrice: null }

/** A dish that a file adds, and its id. */
export interface AddedDish {
  readonly name: SheetName
  readonly id: () => Id
}

/** Returns what finds the dish that a part names: one of the menu, else one that the file adds. */
export const partFinder = (
  { products, productOptions }: Pick<ImportedMenu, 'products' | 'productOptions'>,
  added: readonly AddedDish[],
): ((name: string) => (() => Id) | undefined) => {
  const ids = new Map<string, () => Id>()
  const know = (name: SheetName | undefined, id: () => Id): void => {
    for (const { value } of name ?? []) if (!ids.has(nameKey(value))) ids.set(nameKey(value), id)
  }
  for (const { name, _id } of products) know(name, () => _id)
  for (const { name, id } of added) know(name, id)
  for (const { choices = [] } of productOptions)
    for (const { name, product } of choices) if (product !== undefined) know(name, () => product)
  return (name) => ids.get(nameKey(name))
}

/** Returns the first part of some groups that is no dish. */
export const unknownPart = (
  groups: readonly SheetGroup[],
  dishOf: ReturnType<typeof partFinder>,
): string | undefined =>
  groups.flatMap(({ parts, choices }) => (parts ? choices : [])).find(({ name }) => !dishOf(name))
    ?.name
