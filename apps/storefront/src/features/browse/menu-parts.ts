import type { Category, Menu, Product, Section, SubCategory } from '@comanda/contract'
import { type MenuContext, unavailableReason } from '@comanda/engine/catalog'
import { filterMenu, sectionFilter } from '@comanda/shop-rules/menu'
import { anyDiet, type Diet, suits } from './diet.ts'
import { type Dish, dishOf } from './dish.ts'
import type { FindDishes } from './use-menu-search.ts'

/** The dishes of a sub-category. Dishes without a sub-category come first, in a group without one. */
export interface MenuGroup {
  readonly subCategory?: SubCategory
  readonly dishes: readonly Dish[]
}

/** A category of the menu with the dishes that it offers now. */
export interface MenuPart {
  readonly category: Category
  readonly groups: readonly MenuGroup[]
  readonly count: number
}

export interface MenuLook {
  readonly keyword: string
  /** Finds what the keyword means, once it is loaded. */
  readonly find?: FindDishes | undefined
  readonly diet?: Diet | undefined
  /** Shows the dishes of all these sections instead of the chosen one's (CAT-2.7). */
  readonly serving?: readonly Section[] | undefined
}

const soldOutLast = (dishes: readonly Dish[]): readonly Dish[] => [
  ...dishes.filter((dish) => !dish.isSoldOut),
  ...dishes.filter((dish) => dish.isSoldOut),
]

const groupsOf = (
  category: Category,
  products: readonly Product[],
  menu: Menu,
): readonly MenuGroup[] => {
  const dishes = products.filter((product) => product.category === category._id).map(dishOf)
  const subCategories = menu.subCategories.filter((sub) => sub.category === category._id)
  const known = new Set(subCategories.map((sub) => sub._id))
  const loose = dishes.filter(({ product }) => !known.has(product.subCategory ?? ''))
  const groups: readonly MenuGroup[] = [
    { dishes: soldOutLast(loose) },
    ...subCategories.map((subCategory) => ({
      subCategory,
      dishes: soldOutLast(dishes.filter(({ product }) => product.subCategory === subCategory._id)),
    })),
  ]
  return groups.filter((group) => group.dishes.length > 0)
}

/**
 * Returns the menu as it is now (SCREEN-3.1, CAT-2): categories in their order, only dishes that this mode, section and hour
 * offer and the keyword matches, sold-out dishes last. Empty categories are left out.
 */
export const menuParts = (
  menu: Menu,
  context: MenuContext,
  look: MenuLook,
): readonly MenuPart[] => {
  const { section, orderType: type } = context
  const { onlineCanSwitchSection } = menu.shop
  const { keyword, find, diet = anyDiet, serving } = look
  const isServed = ({ sections = [] }: Product) =>
    !serving || sections.length === 0 || serving.some(({ _id }) => sections.includes(_id))
  const isFound = keyword !== '' && find !== undefined
  const offered = filterMenu(menu.products, {
    type,
    section: sectionFilter({
      type,
      section,
      onlineCanSwitchSection,
      displayAll: serving !== undefined,
    }),
    keyword: isFound ? '' : keyword,
  }).filter(
    (product) =>
      isServed(product) && suits(diet, product) && unavailableReason(product, context) !== 'time',
  )
  const products = isFound ? find(offered, keyword) : offered
  return menu.categories.flatMap((category) => {
    const groups = groupsOf(category, products, menu)
    const count = groups.reduce((sum, group) => sum + group.dishes.length, 0)
    return count > 0 ? [{ category, groups, count }] : []
  })
}
