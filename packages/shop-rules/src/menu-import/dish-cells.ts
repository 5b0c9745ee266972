import { type Id, localizedName, type LocalizedText } from '@comanda/engine/catalog'
import type { MenuColumn } from '../sheets/menu-columns.ts'
import { priceText } from '../sheets/open-price-cell.ts'
import { writeGroup, writeNames } from '../sheets/option-cell.ts'
import { partsOf } from './imported-parts.ts'
import type { ImportedDish, ImportedGroup, ImportedMenu } from './imported-menu.ts'

const texts = ['category', 'name', 'description'] as const

/** Returns a group as a cell has it. */
export const groupText = (group: ImportedGroup): string => {
  const { name, choices = [] } = group
  return writeGroup({
    parts: partsOf(group),
    name: localizedName(name, 'en'),
    choices: choices.map((choice) => ({
      name: localizedName(choice.name, 'en'),
      price: choice.price ?? 0,
    })),
  })
}

const byId = <T extends { readonly _id: Id }>(records: readonly T[]): ReadonlyMap<Id, T> =>
  new Map(records.map((record) => [record._id, record]))

/**
 * Returns what writes a dish of a menu as the cells of its row (IMPORT-2.1). Sections without a name are written by their ids; what is
 * not on the menu is left out.
 */
export const dishCells = (
  menu: ImportedMenu,
): ((dish: ImportedDish) => ReadonlyMap<MenuColumn, string>) => {
  const categories = byId(menu.categories)
  const sections = byId(menu.sections)
  const groups = byId(menu.productOptions)
  return (dish) => {
    const named: Readonly<Record<(typeof texts)[number], LocalizedText | undefined>> = {
      name: dish.name,
      description: dish.description,
      category: categories.get(dish.category ?? '')?.name,
    }
    const inLanguages = texts.flatMap((text) =>
      (named[text] ?? []).map(({ lang, value }) => [`${text}_${lang}`, value] as const),
    )
    const sectionNames = (dish.sections ?? []).flatMap((id) => {
      const section = sections.get(id)
      return section ? [localizedName(section.name, 'en').trim() || id] : []
    })
    const options = (dish.options ?? []).flatMap((id) => {
      const group = groups.get(id)
      return group ? [groupText(group)] : []
    })
    return new Map<MenuColumn, string>([
      ['id', dish._id],
      ['code', dish.code ?? ''],
      ...inLanguages,
      ['price', priceText(dish)],
      ['options', options.join('; ')],
      ['sections', writeNames(sectionNames)],
      ['allergens', (dish.allergens ?? []).join('|')],
      ['picture', (dish.images ?? []).join('|')],
    ])
  }
}
