import { randomUUID } from 'node:crypto'
import type { Menu, OrderLine, TableSession } from '@comanda/contract'
import { type Chance, completeOptions } from '@comanda/demo'
import {
  type Cart,
  type CompiledMenu,
  compileMenu,
  editCart,
  evaluateCart,
  menuContextOf,
  sentCart,
} from '@comanda/engine/cart'
import { shopMoment } from '@comanda/engine/time'
import { availableSections } from '@comanda/shop-rules/menu'

/** What is ordered when, and by how many. */
export interface PastCart {
  readonly menu: Menu
  readonly type: TableSession['type']
  /** The session of guests at a table. */
  readonly session?: Pick<TableSession, '_id' | 'section'>
  readonly guests: number
  readonly isFirst: boolean
  readonly at: number
}

const compiled = new WeakMap<Menu, CompiledMenu>()
const compiledOf = (menu: Menu): CompiledMenu => {
  const known = compiled.get(menu) ?? compileMenu(menu)
  compiled.set(menu, known)
  return known
}

type Dish = Menu['products'][number]

/** How much more often than others a dish is ordered: some sell well, whatever the day. */
const liked = ({ code, marks = [] }: Dish): number =>
  (marks.includes('popular') ? 9 : 1) + ((Number(code) * 7) % 5)

const picked = (dishes: readonly Dish[], chance: Chance): Dish => {
  let left = chance.below(dishes.reduce((sum, dish) => sum + liked(dish), 0))
  return dishes.find((dish) => (left -= liked(dish)) < 0) ?? chance.oneOf(dishes)
}

/** Returns what guests of the demo order, as their app sends it: a dish each, most of them with a drink, some with something to share. */
export const pastCart = (wanted: PastCart, chance: Chance): readonly OrderLine[] => {
  const { menu, type, session, guests, isFirst, at } = wanted
  const [section] = availableSections(menu.sections, shopMoment(at, menu.shop), true)
  const now = new Date(at).toISOString()
  const served = session?.section ?? section?._id
  const own = {
    ...(session ? { _id: session._id, capacity: guests, tables: [{ capacity: guests }] } : {}),
    ...(served ? { section: served } : {}),
  }
  const context = {
    menu: compiledOf(menu),
    shop: menu.shop,
    session: { ...own, type, shop: menu.shop._id, startTime: now, createTime: now },
    user: undefined,
    now,
    newId: () => randomUUID(),
    selfService: true,
  }
  const inMenu = menuContextOf(context)
  const drinks = new Set(
    menu.categories.flatMap(({ _id, name }) =>
      name.some(({ value }) => value === 'Drinks') ? [_id] : [],
    ),
  )
  const sold = menu.products.filter(
    ({ stock, setOrderOrGiftOnly, topUp }) => !stock && !setOrderOrGiftOnly && !topUp,
  )
  const isDrink = ({ category }: Dish): boolean => drinks.has(category ?? '')
  const food = sold.filter((dish) => !isDrink(dish))
  const wishes = Array.from({ length: guests }, () => [
    ...(isFirst || chance.percent(40) ? [food] : []),
    ...(chance.percent(isFirst ? 60 : 30) ? [sold.filter(isDrink)] : []),
    ...(chance.percent(20) ? [food] : []),
  ]).flat()
  let cart: Cart = { lines: [], coupons: [] }
  for (const dishes of wishes.length > 0 ? wishes : [food]) {
    const product = inMenu.products.get(picked(dishes, chance)._id)
    if (!product) continue
    const draft = { product: product._id, quantity: 1, options: completeOptions(product, inMenu) }
    const added = editCart(cart, { type: 'add', draft }, context).cart
    // A dish that is not served at this time is left.
    if (evaluateCart(added, context).issues.length === 0) cart = added
  }
  return [...sentCart(evaluateCart(cart, context)).lines]
}
