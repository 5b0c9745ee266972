import { discountHints } from '@comanda/engine/coupons'
import { Banner } from '@comanda/ui'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useNames } from '../../../language/use-names.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useShownCart } from '../shown-cart.tsx'
import { CartCouponRow } from './cart-coupon-row.tsx'
import { ruleWords } from './coupon-words.ts'
import './cart-coupons.css'

/** Number of hints: discounts of the shop that are nearly reached. More would be noise. */
const MOST_HINTS = 2

const Hints = () => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { bill, result } = useShownCart()
  // Of a table that has ordered before, the rules look at the whole bill (ORDER-1.18).
  const priced = bill ?? result
  const { menu } = useCatalogue()
  const near = (priced ? discountHints(priced) : [])
    .filter(({ coupon, need }) => coupon === undefined && (need?.total ?? need?.qty))
    .slice(0, MOST_HINTS)
  return near.map(({ rule, error, need }) => {
    const title = name(menu?.discounts.find(({ _id }) => _id === rule)?.name)
    if (!error || title === '') return null
    const { key, values } = ruleWords(error, { need }, money)
    return (
      <Banner key={rule} tone="highlight" icon="spark">
        {t('coupon.hint', { need: t(key, values), name: title })}
      </Banner>
    )
  })
}

/** The coupons and rewards of the cart, and hints of what is nearly reached. */
export const CouponsOfCart = () => {
  const { coupons, couponStates } = useShownCart()
  return (
    <>
      <Hints />
      {coupons.length > 0 && (
        <ul className="cart-coupon-rows">
          {coupons.map((coupon) => (
            <CartCouponRow key={coupon.id} coupon={coupon} state={couponStates.get(coupon.id)} />
          ))}
        </ul>
      )}
    </>
  )
}
