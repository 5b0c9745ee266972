import type { DiscountRule, DiscountSource } from '../catalog/discount-rule.ts'
import type { AppliedCoupon } from '../catalog/price-request.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import type { PricingUser } from '../catalog/user.ts'
import { isForShop } from '../pricing/pricing-context.ts'
import type { FilterBook } from './conditions/item-filter.ts'
import { compileRule, type RuleProgram } from './rule-program.ts'

/** The user and place that discounts are for. */
export interface Claimant {
  readonly shop: Shop
  readonly session: Session
  readonly user: PricingUser | undefined
}

/** Returns the source of a catalogue rule: automatic by default, `undefined` if it is not a candidate (DISC-1.5). */
export const catalogueSource = ({ source }: DiscountRule): DiscountSource | undefined => {
  if (source == null) return 'automatic'
  return source === 'automatic' || source === 'memberRank' || source === 'member'
    ? source
    : undefined
}

const holdsRank = (rule: DiscountRule, user: PricingUser): boolean =>
  user.ranks?.some(({ rank }) => rule.ranks?.includes(rank)) ?? false

const isOffered = (program: RuleProgram, user: PricingUser | undefined): boolean => {
  if (program.source === 'automatic') return true
  if (!user) return false
  return program.source === 'member' || holdsRank(program.rule, user)
}

/** Returns the rules of the user's active vip level: its order discount, then its lists (DISC-1.4). */
const vipRules = ({ user, shop }: Claimant): readonly DiscountRule[] => {
  const level = user?.vipLevel
  if (level?.status !== 'active') return []
  const { orderDiscount, beforeServiceCharge, discountLists } = level
  const rules: DiscountRule[] = []
  if (orderDiscount != null) {
    rules.push({
      _id: level._id,
      for: 'order',
      discountType: 'percent',
      discount: orderDiscount,
      beforeServiceCharge,
    })
  }
  for (const { shops, discounts } of discountLists ?? [])
    if (isForShop(shops, { shop })) rules.push(...(discounts ?? []))
  return rules
}

/** Returns every rule that may be tried, unsorted (DISC-1). A session of type topUp has none. */
export const candidateRules = (
  catalogueRules: readonly RuleProgram[],
  coupons: readonly AppliedCoupon[],
  claimant: Claimant,
  book: FilterBook,
): readonly RuleProgram[] => {
  if (claimant.session.type === 'topUp') return []
  return [
    ...catalogueRules.filter((program) => isOffered(program, claimant.user)),
    ...vipRules(claimant).map((rule) => compileRule(rule, 'vip', undefined, book)),
    ...coupons.map(({ id, source, rule }) => compileRule(rule, source, id, book)),
  ]
}
