import type { Member } from '../member/member.ts'
import type { CartBoard } from './cart-board.ts'

/**
 * Keeps a cart with the member who is signed in: their prices count, and what belonged to another is dropped. While it
 * is not known who that is, and while an order is on its way, nothing is dropped.
 */
export const createMemberFollower = (
  board: CartBoard,
  member: Pick<Member, 'state'>,
): (() => void) => {
  /** Whose cart it is: nothing until it is known. */
  let owner: { readonly user: string | undefined } | undefined
  return () => {
    const { status, user } = member.state.get()
    const before = owner
    if (status !== 'unknown') owner = { user: user?._id }
    const { coupons, isLocked } = board.state.get()
    const isOthers = coupons.some(
      (coupon) => coupon.user !== undefined && coupon.user !== user?._id,
    )
    const isChanged = before ? before.user !== user?._id : isOthers
    if (!owner || !isChanged || isLocked) return board.refresh()
    board.edit({ type: 'setUser', user: user?._id, last: board.state.get().result })
  }
}
