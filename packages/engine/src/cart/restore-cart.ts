import type { Id } from '../catalog/vocabulary.ts'
import type { LineMaker } from './add-line.ts'
import { moveToSection } from './move-section.ts'
import { type RestoredLines, restoreLines } from './restore-lines.ts'
import type { SavedCart } from './saved-cart.ts'

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

/** Returns the messages about a restored cart; none about dropped lines on return from a top-up (CART-6.4). */
export const restoreMessages = (
  { gone, changed }: Pick<RestoredLines, 'gone' | 'changed'>,
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
