import type { DiscountRule } from '../../catalog/discount-rule.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RefRule } from './state.ts'

const ORDER = ['automatic', 'memberRank', 'member', 'vip', 'gift', 'coupon', 'manual']

export const isBefore = ({ rule }: RefRule, { shop }: PriceRequest): boolean =>
  rule.beforeServiceCharge ?? shop.discountBeforeServiceCharge ?? false

export const rulesInOrder = (request: PriceRequest): RefRule[] => {
  const { session, user, catalogue, shop, coupons } = request
  if (session.type === 'topUp') return []
  const rules: RefRule[] = []
  for (const rule of catalogue.discounts) {
    const source = rule.source ?? 'automatic'
    const ranks = (user?.ranks ?? []).map(({ rank }) => rank)
    if (
      source === 'automatic' ||
      (source === 'member' && user) ||
      (source === 'memberRank' && (rule.ranks ?? []).some((rank) => ranks.includes(rank)))
    )
      rules.push({ rule, source })
  }
  const level = user?.vipLevel
  if (level?.status === 'active') {
    const { _id, orderDiscount, beforeServiceCharge } = level
    if (orderDiscount !== undefined)
      rules.push({
        rule: {
          _id,
          for: 'order',
          discountType: 'percent',
          discount: orderDiscount,
          beforeServiceCharge,
        },
        source: 'vip',
      })
    for (const { shops, discounts } of level.discountLists ?? [])
      if (!shops?.length || shops.includes(shop._id))
        rules.push(...(discounts ?? []).map((rule) => ({ rule, source: 'vip' as const })))
  }
  for (const { id, source, rule } of coupons) rules.push({ rule, source, coupon: id })
  const key = (each: RefRule): (number | string)[] => [
    each.rule.type === 'point' ? 1 : 0,
    isBefore(each, request) ? 0 : 1,
    each.rule.phase ?? 0,
    each.rule.priority ?? 0,
    ORDER.indexOf(each.source),
    each.source === 'automatic' || each.source === 'memberRank' ? each.rule._id : '',
  ]
  return rules.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    for (const [at, value] of left.entries()) {
      if (value < right[at]!) return -1
      if (value > right[at]!) return 1
    }
    return 0
  })
}

const wishes = (a: DiscountRule, b: DiscountRule): boolean =>
  (a.ruleType === 'denylist' && (a.rules ?? []).includes(b._id)) ||
  (a.ruleType === 'allowlist' && !(a.rules ?? []).includes(b._id))

export const denied = (rule: DiscountRule, applied: readonly DiscountRule[]): boolean => {
  if (rule.type === 'point') return false
  return applied.some(
    (other) => other.type !== 'point' && (wishes(rule, other) || wishes(other, rule)),
  )
}
