import {
  type Id,
  type LocalizedText,
  type NameLanguage,
  shopLanguages,
} from '@comanda/engine/catalog'
import { choiceId } from '@comanda/engine/options'
import { type CheckedMenu, sampleCarts } from './sample-carts.ts'

/** What is wrong with a record of a menu. */
export type MenuProblemCode =
  /** No picks were found with which it can be ordered. */
  | 'cannotBeOrdered'
  /** It costs nothing, though it can be ordered by itself. */
  | 'free'
  | 'nameMissing'
  /** It has a name, but not in every language of the shop. */
  | 'translationMissing'
  /** A group of a product, or the product of a choice, is not on the menu. */
  | 'referenceMissing'

/** A problem of a product, an option group or a category. */
export interface MenuProblem {
  readonly code: MenuProblemCode
  readonly path: 'products' | 'productOptions' | 'categories'
  readonly record: Id
  /** The choice of the group that it is about. */
  readonly choice?: Id | undefined
  /** The languages that are missing. */
  readonly languages?: readonly NameLanguage[]
}

type Place = Pick<MenuProblem, 'path' | 'record' | 'choice'>

/** Returns those of a shop's languages in which a name is missing. */
export const missingLanguages = (
  name: LocalizedText | undefined,
  languages: readonly NameLanguage[],
): readonly NameLanguage[] =>
  languages.filter(
    (language) => !name?.some(({ lang, value }) => lang === language && value.trim() !== ''),
  )

const isWritten = ({ value }: LocalizedText[number]): boolean => value.trim() !== ''

const nameProblems = (
  name: LocalizedText | undefined,
  place: Place,
  languages: readonly NameLanguage[],
): readonly MenuProblem[] => {
  const missing = missingLanguages(name, languages)
  if (missing.length === 0) return []
  if (!name?.some(isWritten)) return [{ code: 'nameMissing', ...place }]
  return [{ code: 'translationMissing', ...place, languages: missing }]
}

/** A menu with the names of its categories. */
export interface NamedMenu extends CheckedMenu {
  readonly shop: CheckedMenu['shop'] & { readonly languages?: readonly NameLanguage[] | undefined }
  readonly categories: readonly { readonly _id: Id; readonly name: LocalizedText }[]
}

/**
 * Returns what is wrong with a menu that could be published as it is: each product is ordered once, with the first picks that are
 * enough. Throws `PriceRequestError` if the menu breaks the shapes (PRICE-1).
 */
export const menuProblems = (menu: NamedMenu, now: string): readonly MenuProblem[] => {
  const languages = shopLanguages(menu.shop)
  const ofName = (name: LocalizedText | undefined, place: Place): readonly MenuProblem[] =>
    nameProblems(name, place, languages)
  const carts = sampleCarts(menu, now)
  const groups = new Set(menu.productOptions.map(({ _id }) => _id))
  const products = menu.products.flatMap((product): readonly MenuProblem[] => {
    const { _id: record, name, options = [], setOrderOrGiftOnly, openPrice } = product
    const place = { path: 'products' as const, record }
    const total = carts.get(record)?.total
    const isMissing = options.some((id) => !groups.has(id))
    return [
      ...(isMissing ? [{ code: 'referenceMissing' as const, ...place }] : []),
      ...(total === undefined ? [{ code: 'cannotBeOrdered' as const, ...place }] : []),
      ...(total === 0 && setOrderOrGiftOnly !== true && !openPrice
        ? [{ code: 'free' as const, ...place }]
        : []),
      ...ofName(name, place),
    ]
  })
  const options = menu.productOptions.flatMap(({ _id: record, name, choices = [] }) => {
    const place = { path: 'productOptions' as const, record }
    return [
      ...ofName(name, place),
      ...choices.flatMap((choice): readonly MenuProblem[] => {
        const at = { ...place, choice: choiceId(choice) }
        if (choice.type !== 'product') return ofName(choice.name, at)
        return carts.has(choice.product ?? '') ? [] : [{ code: 'referenceMissing', ...at }]
      }),
    ]
  })
  const categories = menu.categories.flatMap(({ _id: record, name }) =>
    ofName(name, { path: 'categories', record }),
  )
  return [...categories, ...products, ...options]
}
