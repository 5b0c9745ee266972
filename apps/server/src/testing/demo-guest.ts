import type { Gift, Menu, Page, UserCoupon } from '@comanda/contract'
import { type Chance, completeOptions, demo } from '@comanda/demo'
import {
  type Cart,
  type CartContext,
  type CompiledMenu,
  compileMenu,
  editCart,
  evaluateCart,
  menuContextOf,
  sentCart,
} from '@comanda/engine/cart'
import type { OrderType, Session } from '@comanda/engine/catalog'
import { availableSections } from '@comanda/shop-rules/menu'
import type { PricingUser } from '@comanda/engine/pricing'
import { shopMoment } from '@comanda/engine/time'
import type { TestClient } from './test-server.ts'

/** Someone who orders in the demo's shops, like the diner's app does. */
export interface DemoGuest {
  readonly client: TestClient
  /** Undefined: not signed in. */
  readonly user?: string
  readonly ranks: readonly string[]
  readonly vipLevel?: string
}

/** What a guest orders with: the menu as it is, and the session, if there is one. */
export interface GuestOrder {
  readonly menu: Menu
  readonly type: OrderType
  readonly session?: Pick<Session, '_id' | 'section' | 'capacity' | 'tables'>
  readonly now: number
}

const compiled = new WeakMap<Menu, CompiledMenu>()
const compiledOf = (menu: Menu): CompiledMenu => {
  const known = compiled.get(menu) ?? compileMenu(menu)
  compiled.set(menu, known)
  return known
}

let lines = 0

const memberOf = (guest: DemoGuest, menu: Menu): PricingUser | undefined => {
  if (guest.user === undefined) return undefined
  const vipLevel = menu.vipLevels.find(({ _id }) => _id === guest.vipLevel)
  return {
    _id: guest.user,
    points: 10_000,
    ranks: guest.ranks.map((rank) => ({ rank })),
    ...(vipLevel ? { vipLevel } : {}),
  }
}

const contextOf = (guest: DemoGuest, { menu, type, session, now }: GuestOrder): CartContext => {
  const [section] = availableSections(menu.sections, shopMoment(now, menu.shop), true)
  const at = new Date(now).toISOString()
  const own = session ?? (section ? { section: section._id } : {})
  return {
    menu: compiledOf(menu),
    shop: menu.shop,
    session: { ...own, type, shop: menu.shop._id, startTime: at, createTime: at },
    user: memberOf(guest, menu),
    now: at,
    newId: () => `line-${(lines += 1)}`,
    selfService: true,
  }
}

const couponsOf = async ({ client, user }: DemoGuest, chance: Chance): Promise<Cart['coupons']> => {
  if (user === undefined || !chance.percent(60)) return []
  const query = { status: 'valid' }
  const owned = (await client.service('userCoupons').find({ query })) as
    | UserCoupon[]
    | Page<UserCoupon>
  const list = Array.isArray(owned) ? owned : owned.data
  const picked = list.filter(() => chance.percent(40)).slice(0, 2)
  const gift: Gift | undefined = chance.percent(25) ? chance.oneOf(demo.gifts) : undefined
  const rule = demo.orderDiscounts.find(({ _id }) => _id === gift?.coupon)
  return [
    ...picked.map(({ _id, coupon }) => ({
      id: _id,
      source: 'coupon' as const,
      rule: coupon,
      user,
    })),
    ...(gift && rule ? [{ id: gift._id, source: 'gift' as const, rule, user }] : []),
  ]
}

/** Returns a random cart as the diner's app sends it. */
export const randomCart = async (
  guest: DemoGuest,
  order: GuestOrder,
  chance: Chance,
): Promise<ReturnType<typeof sentCart>> => {
  const context = contextOf(guest, order)
  const menu = menuContextOf(context)
  let cart: Cart = { lines: [], coupons: [] }
  for (let dishes = 1 + chance.below(6); dishes > 0; dishes -= 1) {
    const product = chance.oneOf([...menu.products.values()])
    const draft = {
      product: product._id,
      quantity: 1 + chance.below(3),
      options: completeOptions(product, menu),
      ...(chance.percent(15) ? { takeAway: true } : {}),
    }
    const added = editCart(cart, { type: 'add', draft }, context).cart
    // A dish that is not served now is left, as on the menu.
    if (evaluateCart(added, context).issues.length === 0) cart = added
  }
  for (const coupon of await couponsOf(guest, chance))
    cart = editCart(cart, { type: 'addCoupon', coupon }, context).cart
  return sentCart(evaluateCart(cart, context))
}
