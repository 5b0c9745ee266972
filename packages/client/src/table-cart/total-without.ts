import type { Cart } from '../cart/cart.ts'

/**
 * Returns what the shown cart comes to without the dishes of some seats, in currency units (TABLE-6.5); undefined until it can
 * be priced. Nothing changes.
 */
export const totalWithout = (
  { board, state }: Pick<Cart, 'board' | 'state'>,
  seats: readonly string[],
): number | undefined => {
  const at = board.equipment()
  if (!at) return undefined
  const { lines: all, coupons, place } = state.get()
  const lines = all.filter(({ chairId }) => chairId === undefined || !seats.includes(chairId))
  const { result } = at.engine.evaluateOrRebuild({ lines, coupons }, at.context, place?.session)
  return result?.totals.total
}
