import { discountHints } from '@comanda/engine/coupons'
import { Banner, Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useMoney } from '../../../money/use-money.ts'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { CartCouponRow } from './cart-coupon-row.tsx'
import { ruleWords } from './coupon-words.ts'
import { useShownCart } from '../shown-cart.tsx'
import './cart-coupons.css'

const CouponPicker = lazy(async () => ({
  default: (await import('./coupon-picker.tsx')).CouponPicker,
}))

/** Number of hints: discounts of the shop that are nearly reached. More would be noise. */
const MOST_HINTS = 2

const Hints = () => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { result } = useShownCart()
  const { menu } = useCatalogue()
  const near = (result ? discountHints(result) : [])
    .filter(({ coupon, need }) => coupon === undefined && (need?.total ?? need?.qty))
    .slice(0, MOST_HINTS)
  return near.map(({ rule, error, need }) => {
    const title = name(menu?.discounts.find(({ _id }) => _id === rule)?.name)
    if (!error || title === '') return null
    const { key, values } = ruleWords(error, need ?? {}, money)
    return (
      <Banner key={rule} tone="highlight" icon="spark">
        {t('coupon.hint', { need: t(key, values), name: title })}
      </Banner>
    )
  })
}

/** The coupons and rewards of the cart, hints of what is nearly reached, and a button to add more. */
export const CartCoupons = () => {
  const { t } = useOrderingMessages()
  const { coupons, couponStates, isLocked } = useShownCart()
  const [isPicking, setPicking] = useState(false)
  return (
    <section className="cart-coupons" aria-label={t('coupon.title')}>
      <Hints />
      {coupons.length > 0 && (
        <ul>
          {coupons.map((coupon) => (
            <CartCouponRow key={coupon.id} coupon={coupon} state={couponStates.get(coupon.id)} />
          ))}
        </ul>
      )}
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
