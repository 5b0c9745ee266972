import {
  belongsHere,
  type CartLine,
  type GoneLine,
  type LineMaker,
  restoreLines,
  restoreMessages,
  type SavedCart,
} from '@comanda/engine'
import type { OrderPlace } from './cart-place.ts'
import type { CartMessage } from './cart-state.ts'

/** Lines as the present menu, section and mode have them, with what to tell of it. */
export interface TakenOver {
  readonly lines: readonly CartLine[]
  readonly gone: readonly GoneLine[]
  readonly messages: readonly CartMessage[]
}

/**
 * Rebuilds lines against today's menu: unavailable ones are dropped, picks that are gone are taken out (CART-6.2, CART-6.3). `fromTopUp` is the
 * query's word: on the way back from a top-up nothing is told of dropped lines (CART-6.4).
 */
export const takeOver = (
  lines: readonly CartLine[],
  maker: LineMaker,
  fromTopUp?: string | null,
): TakenOver => {
  const restored = restoreLines(lines, maker)
  const messages = restoreMessages(restored, fromTopUp)
  const gone = fromTopUp === 'true' ? [] : restored.gone
  return { lines: restored.lines, gone, messages }
}

/** The kept cart, where it is of this shop and mode, and in dine-in of this session. */
export const savedHere = (
  saved: SavedCart | undefined,
  { shop, mode, session }: OrderPlace,
): SavedCart | undefined =>
  saved && belongsHere(saved, { shop, mode, session: session?._id }) ? saved : undefined
