import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { useDay } from '../../language/use-day.ts'
import { couponTerms, type TermsOf } from './coupon-terms.ts'
import { couponWorth } from './coupon-worth.ts'

/** Returns a function that says what a coupon is worth, and its terms. */
export const useCouponWords = () => {
  const { t } = useMemberMessages()
  const { menu } = useCatalogue()
  const money = useMoney()
  const day = useDay(menu?.shop.timeZone)
  return {
    worth: (rule: TermsOf['rule']): string => {
      const { key, values } = couponWorth(rule, menu?.shop.currency)
      return t(key, values)
    },
    terms: (of: TermsOf): readonly string[] =>
      couponTerms(of, { money, day }).map(({ key, values }) => t(key, values)),
  }
}
