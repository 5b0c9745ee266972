import type { Taking } from './taking.ts'
import type { Units } from './units-at-hand.ts'

/**
 * Returns what rules that each form one group of the same goods save together at most, if others have left a share of these units before.
 * Each unit of a group was in none before, or in one that came to its price then: it is worth no more than that.
 */
export const competingOff = (
  members: readonly Taking[],
  units: readonly Units[],
  share: number,
): number => {
  const { size } = members[0]!.above!
  const prices = members.map(({ above }) => above!.price)
  const dearest = Math.max(...prices)
  let passed = 0
  let sum = 0
  const add = (slots: number, value: number): void => {
    const free = Math.min(slots, Math.max(0, size - passed))
    sum += free * value + (slots - free) * Math.max(value, dearest)
    passed += slots
  }
  const all = size * members.length
  for (const { left, count } of units) {
    if (passed === all) break
    add(Math.min(count, all - passed), left * share)
  }
  if (passed < all) add(all - passed, 0)
  const price = prices.reduce((total, one) => total + one, 0)
  const fixed = members.reduce((total, one) => total + one.fixed, 0)
  return Math.max(0, sum - price) + fixed
}
