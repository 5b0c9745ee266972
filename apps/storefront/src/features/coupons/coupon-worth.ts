import type { DiscountRule } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import type { MemberKey } from '@comanda/locales/member'

/** A message with its parameters. */
export interface Words {
  readonly key: MemberKey
  readonly values?: Readonly<Record<string, string | number>>
}

type WorthOf = Pick<
  DiscountRule,
  'type' | 'discountType' | 'discount' | 'freeProducts' | 'for' | 'discountRules'
>

/** Returns money without the space, and without cents if it is a whole amount: `$20`. */
const shortMoney = (amount: number, currency: string | undefined): string =>
  displayMoney(amount, currency).replace(/\.00$/, '').replace(' ', '')

const PERCENT = 100
const FOLD = 10

/** Returns the share that is paid as Chinese writes it: 85 % is 8.5 折, in Hong Kong 85 折, and half is 5 折. */
const folds = (paid: number) => {
  const tenths = paid / FOLD
  const isTwoFigures = Number.isInteger(paid) && paid > FOLD && !Number.isInteger(tenths)
  return { tenths, folds: isTwoFigures ? paid : tenths }
}

/** Returns what a coupon is worth, as short as possible (DISC-6). */
export const couponWorth = (rule: WorthOf, currency?: string): Words => {
  const { discountType, discount = 0 } = rule
  if (rule.type === 'point') return { key: 'couponTerms.extraPoints' }
  if (rule.freeProducts && rule.freeProducts.length > 0) return { key: 'couponTerms.freeItem' }
  switch (discountType) {
    case 'percent':
    case 'percentPre': {
      if (discount === 0 && rule.discountRules) return { key: 'couponTerms.freeItem' }
      if (discount === 0) return { key: 'rewards.free' }
      const percent = Math.round((1 - discount) * PERCENT * PERCENT) / PERCENT
      return { key: 'couponTerms.percent', values: { percent, ...folds(PERCENT - percent) } }
    }
    case 'amount':
      return { key: 'couponTerms.amountOff', values: { amount: shortMoney(discount, currency) } }
    case 'pickNMaxPrice':
      return { key: 'couponTerms.onlyPrice', values: { amount: shortMoney(discount, currency) } }
    case 'freeSeatCharge':
      return { key: 'couponTerms.freeSeat' }
    case 'freeSurcharge':
      return { key: 'couponTerms.freeCharge' }
    default:
      return { key: 'couponTerms.offer' }
  }
}
