import type { CartLine } from '../catalog/cart-line.ts'
import type { Id, OrderType } from '../catalog/vocabulary.ts'
import { objectIdOrNull } from '../ids/object-id.ts'

/** The value of `tableCart` in local storage (CART-6.1). */
export interface SavedCart {
  readonly cart: readonly CartLine[]
  /** Ids of the coupons, in the order in which they were added. */
  readonly coupons: readonly string[]
  readonly session: Id | null
  readonly section: Id | null
  readonly shop: Id | null
  readonly mode: OrderType
}

/** Where the diner is now. */
export interface CartPlace {
  readonly shop: Id
  readonly session?: Id | undefined
  readonly mode: OrderType
}

const MODES: ReadonlySet<unknown> = new Set<OrderType>([
  'dineIn',
  'dineInNoTable',
  'takeAway',
  'delivery',
  'topUp',
])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isLine = (value: unknown): value is CartLine =>
  isRecord(value) && typeof value['id'] === 'string'

/** Parses a stored value: `undefined` if it is not a saved cart; invalid ids become `null`. */
export const readSavedCart = (value: unknown): SavedCart | undefined => {
  if (!isRecord(value) || !Array.isArray(value['cart']) || !MODES.has(value['mode']))
    return undefined
  const { cart, coupons, session, section, shop, mode } = value
  return {
    cart: cart.filter(isLine),
    coupons: Array.isArray(coupons)
      ? coupons.filter((coupon): coupon is string => typeof coupon === 'string')
      : [],
    session: objectIdOrNull(session),
    section: objectIdOrNull(section),
    shop: objectIdOrNull(shop),
    mode: mode as OrderType,
  }
}

/** Returns whether a saved cart belongs to this place: same shop, same mode, and for dine-in the same session. */
export const belongsHere = (saved: SavedCart, place: CartPlace): boolean =>
  saved.shop === place.shop &&
  saved.mode === place.mode &&
  (place.mode !== 'dineIn' || saved.session === (place.session ?? null))
