import { Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { CouponsOfCart } from './coupons-of-cart.tsx'
import { useShownCart } from '../shown-cart.tsx'
import './cart-coupons.css'

const CouponPicker = lazy(async () => ({
  default: (await import('./coupon-picker.tsx')).CouponPicker,
}))

/** The coupons and rewards of the cart, hints of what is nearly reached, and a button to add more. */
export const CartCoupons = () => {
  const { t } = useOrderingMessages()
  const { isLocked } = useShownCart()
  const [isPicking, setPicking] = useState(false)
  return (
    <section className="cart-coupons" aria-label={t('coupon.title')}>
      <CouponsOfCart />
      <Button variant="quiet" wide disabled={isLocked} onClick={() => setPicking(true)}>
        <span className="cart-coupons-add">
          <VisitIcon name="ticket" size="small" />
          {t('coupon.add')}
        </span>
      </Button>
      <Suspense>{isPicking && <CouponPicker onClosed={() => setPicking(false)} />}</Suspense>
    </section>
  )
}
