import type { WriteOutcome } from '../../../../idempotency/once.ts'
import type { CouponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { announcePlacedTickets } from '../../kitchen/written-tickets.ts'
import type { Ordering } from '../ordering.ts'
import type { Decided, OrderAnswer } from './order-once.ts'
import { announceAgain } from '../../announcements/announce-again.ts'
import { announceMember } from '../../announcements/announce-member.ts'
import { announceNewSession, announceOrder, announceSession } from '../../announcements/announce.ts'

/** A placed order, with what is announced of it. */
export interface PlacedOnce<A extends OrderAnswer = OrderAnswer> extends Decided<A> {
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
  /** The session's coupons. */
  readonly coupons: readonly CouponKey[]
  /** Whether coupons, points or the balance of its member may have changed. */
  readonly changesMember: boolean
}

/** Announces an order that was placed, or that had been placed when the call was repeated. Only after the transaction. */
export const announcePlaced = (
  ordering: Ordering,
  { answer, made }: WriteOutcome<PlacedOnce>,
  now: Date,
): void => {
  const { reads, bus, stocksChanged } = ordering
  const { shop, _id: session, user, order } = answer
  if (!made) {
    announceAgain(ordering, { shop, session, order: order._id })
    return
  }
  if (made.before) announceSession(bus, made.session)
  else announceNewSession(bus, made.session)
  announceOrder(bus, 'created', order)
  announcePlacedTickets(bus, made.tickets ?? [], order)
  stocksChanged(shop, made.stocks)
  const { changesMember, coupons } = made
  if (changesMember) announceMember(reads, bus, { session, user, coupons, now })
}
