import { Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { localCoupons } from '../../coupons/local-coupons.ts'
import { CouponsOfCart } from './coupons-of-cart.tsx'
import { useShownCart } from '../shown-cart.tsx'
import './cart-coupons.css'

const CouponPicker = lazy(async () => ({
  default: (await import('./coupon-picker.tsx')).CouponPicker,
}))

const OwnAdvice = lazy(async () => ({ default: (await import('./advice-line.tsx')).OwnAdvice }))

/** The coupons and rewards of the cart, hints of what is nearly reached, and a button to add more. */
export const CartCoupons = () => {
  const { t } = useOrderingMessages()
  const { isLocked } = useShownCart()
  const { user } = useAuthentication()
  const [isPicking, setPicking] = useState(false)
  return (
    <section className="cart-coupons" aria-label={t('coupon.title')}>
      <CouponsOfCart />
      <Suspense>{(user ?? localCoupons.read().length > 1) && <OwnAdvice />}</Suspense>
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
