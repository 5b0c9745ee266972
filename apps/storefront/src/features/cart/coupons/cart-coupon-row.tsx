import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import { IconButton, Switch, VisitIcon } from '@comanda/ui'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useCart } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useCouponStateWords } from './use-coupon-state-words.ts'

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
  const { isLocked } = useCart()
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
