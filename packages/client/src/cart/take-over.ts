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

/** Builds lines anew: what cannot be had is dropped, picks that are gone are taken out (spec 001 §5). */
export const takeOver = (lines: readonly CartLine[], maker: LineMaker): TakenOver => {
  const restored = restoreLines(lines, maker)
  return { lines: restored.lines, gone: restored.gone, messages: restoreMessages(restored) }
}

/** The kept cart, where it is of this shop and mode, and in dine-in of this session. */
export const savedHere = (
  saved: SavedCart | undefined,
  { shop, mode, session }: OrderPlace,
): SavedCart | undefined =>
  saved && belongsHere(saved, { shop, mode, session: session?._id }) ? saved : undefined
