import type { OrderDiscount, TimeCondition } from '@comanda/contract'
import type { AppliedCoupon } from '@comanda/engine/pricing'
import type { RuleBook } from '../../../tables/rule-books.ts'

/** The draft of a promotion, and the time conditions that it names as they are today. */
export interface DraftedRule {
  readonly rule: OrderDiscount
  readonly times: readonly TimeCondition[]
}

/** Returns a draft as if it had been in force throughout: active, without a first and last day (BOOK-3.2). */
export const inForce = ({
  startDate: _first,
  endDate: _last,
  status: _status,
  ...rule
}: OrderDiscount): OrderDiscount => rule

/** The sources whose rules are not in a book, but on the bills of those who have or are given them. */
const givenSource = ({ source }: OrderDiscount): AppliedCoupon['source'] | undefined =>
  source === 'coupon' || source === 'gift' || source === 'manual' ? source : undefined

/** Returns a book of then with the draft: instead of the rule with its id, or after the others (BOOK-3.2). */
export const withDraft =
  ({ rule, times }: DraftedRule) =>
  (book: RuleBook): RuleBook => {
    const { discounts, timeConditions } = book
    const own = givenSource(rule) ? [] : [rule]
    const isThere = discounts.some(({ _id }) => _id === rule._id)
    return {
      ...book,
      discounts: isThere
        ? discounts.flatMap((one) => (one._id === rule._id ? own : [one]))
        : [...discounts, ...own],
      // A condition that was there already is as it was then.
      timeConditions: [
        ...timeConditions,
        ...times.filter((time) => !timeConditions.some(({ _id }) => _id === time._id)),
      ],
    }
  }

/** Returns the coupons of a bill with the draft: one of it if it is of coupons or given by staff, as if every guest had it (BOOK-3.3). */
export const couponsWithDraft = (
  coupons: readonly AppliedCoupon[],
  { rule }: DraftedRule,
): readonly AppliedCoupon[] => {
  const source = givenSource(rule)
  const others = coupons.flatMap((coupon) => {
    if (coupon.rule._id !== rule._id) return [coupon]
    return source ? [{ ...coupon, rule }] : []
  })
  const isUsed = others.some((coupon) => coupon.rule === rule)
  return source && !isUsed ? [...others, { id: rule._id, source, rule }] : others
}
