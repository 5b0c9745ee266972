import { toCents } from '../money/cents.ts'
import { createClock } from '../pricing/clock.ts'
import { instantOf } from '../time/instant.ts'
import type { AdviceBoard } from './advice-board.ts'
import { type CouponChoice, endOf } from './coupon-choice.ts'
import type { FoundSet } from './search.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const HALF = 0.5

/** Returns whether a coupon still can be used a week from now. */
const lastsOn = (choice: CouponChoice, { bills }: AdviceBoard): boolean => {
  const { now, shop, session } = bills.at(-1)!.open.order
  const then = new Date(instantOf(now) + WEEK).toISOString()
  return createClock(then, shop, session, new Map()).inRange({ endDate: endOf(choice) })
}

/** What a coupon promises: its amount, the most that it takes off, else what it takes off here by itself; cents. */
const faceOf = ({ rule }: CouponChoice, board: AdviceBoard, bit: number): number => {
  const { discountType, discount, maxDiscount } = rule
  if (discountType === 'amount' && discount != null) return toCents(discount)
  if (maxDiscount != null) return toCents(maxDiscount)
  return board.totalOf(0) - board.totalOf(bit)
}

/**
 * Returns the best set without each coupon that lasts on and saves less than half of what it promises, if that costs no more than
 * now; undefined if there is none (CPN-8.7).
 */
export const keepMore = (board: AdviceBoard, best: FoundSet): FoundSet | undefined => {
  let set = 0
  for (const [at, choice] of board.choices.entries()) {
    const bit = 1 << at
    if ((best.set & bit) === 0) continue
    const saved = board.totalOf(best.set & ~bit) - best.total
    const isKept = lastsOn(choice, board) && saved < HALF * faceOf(choice, board, bit)
    if (!isKept) set |= bit
  }
  if (set === best.set || set === 0) return undefined
  const total = board.tryOut(set)
  return total !== undefined && total <= board.now ? { set, total } : undefined
}
