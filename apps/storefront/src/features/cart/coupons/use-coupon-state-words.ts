import type { CouponState } from '@comanda/engine/coupons'
import { useMoney } from '../../../money/use-money.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { ruleWords } from './coupon-words.ts'

/** Returns a function that says the state of a coupon of the cart. */
export const useCouponStateWords = (): ((state: CouponState | undefined) => string) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  return (state) => {
    if (!state) return t('coupon.waiting')
    if (state.state === 'disabled') return t('coupon.disabled')
    if (state.state === 'error') {
      const { key, values } = ruleWords(state.error, state.need ?? {}, money)
      return t(key, values)
    }
    if (state.points) return t('coupon.earns', { count: state.points })
    return state.amount === 0 ? t('coupon.applied') : money(state.amount)
  }
}
