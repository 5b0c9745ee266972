import type { Menu, Product } from '@comanda/contract'
import { type MenuContext, unavailableReason } from '@comanda/engine/catalog'
import { matchesKeyword } from '@comanda/shop-rules/menu'
import { foldSearch } from '@comanda/shop-rules/search'

/** What was typed into the search: `2×17` are two of the dish with the code 17. */
export interface Typed {
  readonly quantity: number
  readonly keyword: string
}

const withQuantity = /^(\d{1,2})\s*[x×*]\s*(.+)$/i

export const readTyped = (text: string): Typed => {
  const plain = text.normalize('NFKC').trim()
  const [, quantity, keyword] = withQuantity.exec(plain) ?? []
  return quantity !== undefined && keyword !== undefined && Number(quantity) > 0
    ? { quantity: Number(quantity), keyword: keyword.trim() }
    : { quantity: 1, keyword: plain }
}

const isCode = (keyword: string): boolean => /^\d+$/.test(keyword)
const plainCode = (code: string): string => code.replace(/^0+(?=.)/, '')

/** Returns whether a dish has a code: leading zeros need not be typed. */
export const hasCode = ({ code }: Product, keyword: string): boolean =>
  code !== undefined && plainCode(code) === plainCode(keyword)

const begins = ({ code = '' }: Product, keyword: string): boolean =>
  code.startsWith(keyword) || plainCode(code).startsWith(plainCode(keyword))

/** Returns the dishes that staff can order now by themselves, in the order of the menu. */
export const orderable = (menu: Menu, context: MenuContext): readonly Product[] =>
  menu.products.filter(
    (product) =>
      product.setOrderOrGiftOnly !== true && unavailableReason(product, context) === undefined,
  )

/** Of fewer popular ones there is no tab. */
const LEAST_POPULAR = 3

/** Returns those of the dishes that most orders of the shop have, the first most. */
export const popularOf = (
  { popular = [] }: Pick<Menu, 'popular'>,
  dishes: readonly Product[],
): readonly Product[] => {
  const found = popular.flatMap((id) => dishes.find(({ _id }) => _id === id) ?? [])
  return found.length < LEAST_POPULAR ? [] : found
}

/** Whether a Chinese name is read as was typed: by pinyin or jyutping. */
export type IsRead = (name: string, typed: string) => boolean

/** Returns the dishes that a search finds: by code if it is a number, the exact one first; else by name, or by how it is read. */
export const findDishes = (
  dishes: readonly Product[],
  keyword: string,
  isRead: IsRead = () => false,
): readonly Product[] => {
  if (!isCode(keyword)) {
    const typed = keyword.toLowerCase().replaceAll(/\s+/g, '')
    return dishes.filter(
      ({ name }) =>
        matchesKeyword(name, keyword, foldSearch) || name.some(({ value }) => isRead(value, typed)),
    )
  }
  const found = dishes.filter((dish) => begins(dish, keyword))
  return [
    ...found.filter((dish) => hasCode(dish, keyword)),
    ...found.filter((dish) => !hasCode(dish, keyword)),
  ]
}

/** Returns the dish that Enter adds: the one with the code, or the only one that is found. */
export const enteredDish = (found: readonly Product[], keyword: string): Product | undefined => {
  const [first] = found
  if (!first || keyword === '') return undefined
  return found.length === 1 || (isCode(keyword) && hasCode(first, keyword)) ? first : undefined
}
