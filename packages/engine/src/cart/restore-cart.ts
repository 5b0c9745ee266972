import type { CartLine } from '../catalog/cart-line.ts'
import type { Id, OrderType } from '../catalog/vocabulary.ts'
import { objectIdOrNull } from '../ids/object-id.ts'
import type { LineMaker } from './add-line.ts'
import { moveToSection } from './move-section.ts'
import { type RestoredLines, restoreLines } from './restore-lines.ts'

/** What is kept under `tableCart` in local storage (spec 001 §3). */
export interface SavedCart {
  readonly cart: readonly CartLine[]
  /** Ids of the coupons, in the order in which they were added. */
  readonly coupons: readonly string[]
  readonly session: Id | null
  readonly section: Id | null
  readonly shop: Id | null
  readonly mode: OrderType
}

/** A saved cart as today's menu has it, with what to tell the diner. */
export interface RestoredCart extends RestoredLines {
  readonly coupons: readonly string[]
  readonly messages: readonly RestoreMessage[]
}

/** How many lines were dropped, how many options are invalid. */
export interface RestoreMessage {
  readonly code: 'basic.expired' | 'basic.expiredOptions'
  readonly count: number
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

/** What was saved, read with care: `undefined` where it is not a saved cart; ids that are none become `null`. */
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

/** Whether a saved cart belongs where the diner is: same shop, same mode, and in dine-in the same session. */
export const belongsHere = (saved: SavedCart, place: CartPlace): boolean =>
  saved.shop === place.shop &&
  saved.mode === place.mode &&
  (place.mode !== 'dineIn' || saved.session === (place.session ?? null))

/** What the diner is told of a restored cart; nothing of dropped lines on the way back from a top-up (spec 001 §2). */
export const restoreMessages = (
  { gone, changed }: RestoredLines,
  fromTopUp?: string | null,
): readonly RestoreMessage[] => {
  const options = changed.reduce(
    (count, { removed, invalid }) => count + Math.max(removed, invalid),
    0,
  )
  return [
    ...(gone.length > 0 && fromTopUp !== 'true'
      ? [{ code: 'basic.expired' as const, count: gone.length }]
      : []),
    ...(options > 0 ? [{ code: 'basic.expiredOptions' as const, count: options }] : []),
  ]
}

/** What a cart is restored with besides today's menu. */
export interface RestoreOptions {
  /** The route's query parameter of that name. */
  readonly fromTopUp?: string | null | undefined
  /** The sections that serve now: lines of others move to the session's. Missing: all. */
  readonly serving?: ReadonlySet<Id> | undefined
}

/** Rebuilds a saved cart against today's menu: at start, and again when the section changes. */
export const restoreCart = (
  saved: Pick<SavedCart, 'cart' | 'coupons'>,
  maker: LineMaker,
  { fromTopUp, serving }: RestoreOptions = {},
): RestoredCart => {
  const { section } = maker.context
  const cart = serving ? moveToSection(saved.cart, section, serving) : saved.cart
  const restored = restoreLines(cart, maker)
  return {
    ...restored,
    coupons: saved.coupons,
    messages: restoreMessages(restored, fromTopUp),
  }
}
