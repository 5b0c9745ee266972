import type { CouponAdding } from '@comanda/client'
import type { RuleError, RuleNeed } from '@comanda/engine/pricing'
import type { OrderingKey } from '@comanda/locales/ordering'

/** A message with its parameters. */
export interface CouponWords {
  readonly key: OrderingKey
  readonly values?: Readonly<Record<string, string | number>>
}

type Money = (amount: number) => string

/** Why a rule does not hold, for errors without a number. */
const plain: Readonly<Record<RuleError, OrderingKey>> = {
  'errors.ruleMinTotal': 'coupon.waiting',
  'errors.ruleAfterMinTotal': 'coupon.waiting',
  'errors.ruleMinQty': 'coupon.need.include',
  'errors.ruleMinWeight': 'coupon.need.weight',
  'errors.ruleInclude': 'coupon.need.include',
  'errors.ruleIncludeModifier': 'coupon.need.modifier',
  'errors.ruleExcludeModifier': 'coupon.need.notModifier',
  'errors.ruleNothing': 'coupon.need.nothing',
  'errors.ruleMissingFree': 'coupon.need.free',
  'errors.ruleExtraFree': 'coupon.need.free',
  'errors.ruleNeedUpdate': 'coupon.waiting',
  'errors.noEffect': 'coupon.not.noEffect',
  'errors.ruleDisabled': 'coupon.not.ruleDisabled',
  'errors.ruleDeny': 'coupon.not.ruleDeny',
  'errors.timeRange': 'coupon.not.timeRange',
  'errors.notCurrentShop': 'coupon.not.notCurrentShop',
  'errors.notApplicableSection': 'coupon.not.notApplicableSection',
  'errors.notApplicableOrderType': 'coupon.not.notApplicableOrderType',
  'errors.ruleExclude': 'coupon.not.ruleExclude',
}

/** What is missing for a rule to hold, or what it would take off if nothing else was worth more. */
interface Missing {
  readonly need?: RuleNeed | undefined
  readonly worth?: number | undefined
}

/** Returns what is missing for a rule to hold, or why it does not (CPN-2.5, DISC-2.7). */
export const ruleWords = (
  error: RuleError,
  { need: { total, qty } = {}, worth = 0 }: Missing,
  money: Money,
): CouponWords => {
  if (worth > 0) return { key: 'coupon.not.best', values: { amount: money(worth) } }
  if (error === 'errors.ruleMinTotal' && total !== undefined)
    return { key: 'coupon.need.total', values: { amount: money(total) } }
  if (error === 'errors.ruleAfterMinTotal' && total !== undefined)
    return { key: 'coupon.need.afterTotal', values: { amount: money(total) } }
  if (error === 'errors.ruleMinQty' && qty !== undefined)
    return { key: 'coupon.need.qty', values: { count: qty } }
  return { key: plain[error] }
}

const refused: Readonly<Record<string, OrderingKey>> = {
  'couponErrors.invalidCode': 'coupon.error.invalidCode',
  'couponErrors.alreadyUsed': 'coupon.error.alreadyUsed',
  'couponErrors.couponOutdate': 'coupon.error.couponOutdate',
  'couponErrors.alreadyAdded': 'coupon.error.alreadyAdded',
  'couponErrors.notCurrentShop': 'coupon.error.notCurrentShop',
  'couponErrors.limitReached': 'coupon.error.limitReached',
  'couponErrors.soldOut': 'coupon.error.soldOut',
}

const isRuleError = (error: string): error is RuleError => Object.hasOwn(plain, error)

/** Returns why a coupon is refused, by the error codes of the specification. */
export const refusedWords = (error: string, money: Money, missing: Missing = {}): CouponWords => {
  if (isRuleError(error)) return ruleWords(error, missing, money)
  return { key: refused[error] ?? 'coupon.error.failed' }
}

/** Returns why a coupon or reward was not added. */
export const addingWords = (
  adding: Exclude<CouponAdding, { status: 'added' }>,
  money: Money,
): CouponWords => {
  if (adding.status === 'refused') return refusedWords(adding.error, money)
  if (adding.status === 'changed') return { key: 'coupon.error.changed' }
  if (adding.status === 'notRedeemable') {
    const { gift } = adding
    if (gift.state === 'needPoints')
      return { key: 'coupon.error.needPoints', values: { count: gift.points } }
    return {
      key: gift.state === 'redeemable' ? 'coupon.error.redeem' : `coupon.error.${gift.state}`,
    }
  }
  const { code, reason } = adding.error
  if (reason !== undefined) return { key: 'coupon.error.offline' }
  if (code === 'codeWrong') return { key: 'coupon.error.scanAgain' }
  if (code === 'notAuthenticated') return { key: 'coupon.error.membersOnly' }
  return {
    key: code === 'tooManyAttempts' ? 'coupon.error.tooManyAttempts' : 'coupon.error.failed',
  }
}
