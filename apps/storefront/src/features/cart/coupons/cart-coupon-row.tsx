import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import { IconButton, Switch, VisitIcon } from '@comanda/ui'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useMoney } from '../../../money/use-money.ts'
import { ruleWords } from './coupon-words.ts'
import { useShownCart } from '../shown-cart.tsx'

/** Returns a function that says the state of a coupon of the cart. */
const useCouponStateWords = (): ((state: CouponState | undefined) => string) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  return (state) => {
    if (!state) return t('coupon.waiting')
    if (state.state === 'disabled') return t('coupon.disabled')
    if (state.state === 'error') {
      const { key, values } = ruleWords(state.error, state, money)
      return t(key, values)
    }
    if (state.points) return t('coupon.earns', { count: state.points })
    return state.amount === 0 ? t('coupon.applied') : money(state.amount)
  }
}

interface CartCouponRowProps {
  readonly coupon: CartCoupon
  readonly state: CouponState | undefined
}

/** A coupon or reward of the cart: what it takes off, or what is missing for it. */
export const CartCouponRow = ({ coupon: { id, rule }, state }: CartCouponRowProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const words = useCouponStateWords()
  const { client } = useDiner()
  const { isLocked } = useShownCart()
  const title = name(rule.name)
  const { coupons } = client.cart
  return (
    <li className="cart-coupon" data-state={state?.state}>
      <VisitIcon name="ticket" size="small" />
      <span className="cart-coupon-text">
        <strong>{title}</strong>
        <span role="status">{words(state)}</span>
      </span>
      <Switch
        label={t('coupon.used', { name: title })}
        checked={state?.state !== 'disabled'}
        disabled={isLocked}
        onChange={(isUsed) => coupons.setDisabled(id, !isUsed)}
      />
      <IconButton
        icon="trash"
        label={t('coupon.remove', { name: title })}
        disabled={isLocked}
        onClick={() => coupons.remove(id)}
      />
    </li>
  )
}
