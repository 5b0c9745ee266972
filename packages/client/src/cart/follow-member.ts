import type { Member } from '../member/member.ts'
import type { CartBoard } from './cart-board.ts'

/**
 * Follows the signed-in member with a cart: their prices apply, and coupons of another are dropped. While the member is
 * unknown, or an order is being sent, nothing is dropped.
 */
export const createMemberFollower = (
  board: CartBoard,
  member: Pick<Member, 'state'>,
): (() => void) => {
  /** The owner of the cart; `undefined` until it is known. */
  let owner: { readonly user: string | undefined } | undefined
  return () => {
    const isRestored = board.state.get().context !== undefined
    if (!isRestored) board.refresh()
    const { coupons, context, isLocked } = board.state.get()
    // Whose coupons a stored cart has is not known before it is restored.
    if (!context) return
    const { status, user } = member.state.get()
    const before = owner
    if (status !== 'unknown') owner = { user: user?._id }
    const isOthers = coupons.some(
      (coupon) => coupon.user !== undefined && coupon.user !== user?._id,
    )
    const isChanged = before ? before.user !== user?._id : isOthers
    if (owner && isChanged && !isLocked)
      board.edit({ type: 'setUser', user: user?._id, last: board.state.get().result })
    else if (isRestored) board.refresh()
  }
}
