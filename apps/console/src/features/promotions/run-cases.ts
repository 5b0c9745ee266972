import { type CaseChanges, MOST_CASES, newRecordId } from '@comanda/client/staff'
import type { PromotionCase } from '@comanda/contract'
import { type CaseCart, type CaseRules, offOfCase } from './case-bill.ts'

/** A case with what promotions take off it now; undefined: a dish of it is gone. */
export interface RunCase {
  readonly one: PromotionCase
  readonly now: number | undefined
}

/** Returns the cases as they become, each run against what is entered (BOOK-4.2). */
export const runCases = (
  stored: readonly PromotionCase[],
  changes: CaseChanges,
  rules: CaseRules,
): readonly RunCase[] => {
  const others = stored.filter(({ _id }) => changes[_id] === undefined)
  const changed = Object.values(changes).filter((one) => one !== null)
  return [...others, ...changed]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((one) => ({ one, now: offOfCase(one, rules) }))
}

/** Whether a case comes out otherwise than expected. */
export const differs = ({ one, now }: RunCase): boolean => now !== undefined && now !== one.off

/** Returns a cart that was tried as a case of a shop, with what promotions take off it now. */
export const newCase = (
  cart: CaseCart,
  { name, rules }: { readonly name: string; readonly rules: CaseRules },
): PromotionCase | undefined => {
  const off = offOfCase(cart, rules)
  const { lines, ...said } = cart
  return off === undefined
    ? undefined
    : { ...said, _id: newRecordId(), shop: rules.menu.shop._id, lines: [...lines], name, off }
}

/** Whether another case may be stored. */
export const hasRoom = (cases: readonly RunCase[]): boolean => cases.length < MOST_CASES
