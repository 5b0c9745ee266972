import type { Shelf } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { Button, Picture, Sheet } from '@comanda/ui'
import { useCouponWords } from '../use-coupon-words.ts'
import { pictureSource } from '../../../pictures/attachment-url.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useInCart } from './use-in-cart.ts'
import './coupon-sheet.css'

interface CouponSheetProps {
  readonly coupon: UserCoupon
  readonly shelf: Shelf
  /** Whether it holds at the shop of the visit. */
  readonly isHere: boolean
  readonly onClosed: () => void
}

/** Details and terms of an owned coupon, and a button that adds it to the cart. */
export const CouponSheet = ({ coupon, shelf, isHere, onClosed }: CouponSheetProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const { worth, terms } = useCouponWords()
  const inCart = useInCart()
  const rule = coupon.coupon
  const isIn = inCart.has(coupon._id)
  const pressText = () => {
    if (!isHere) return t('owned.elsewhere')
    return t(isIn ? 'owned.inCart' : 'owned.use')
  }
  return (
    <Sheet
      open
      onClosed={onClosed}
      title={name(rule.name)}
      closeLabel={t('app.close')}
      footer={
        shelf === 'usable' ? (
          <Button
            size="large"
            wide
            disabled={isIn || !isHere}
            busy={inCart.busy}
            onClick={() => void inCart.use(coupon)}
          >
            {pressText()}
          </Button>
        ) : undefined
      }
    >
      <div className="coupon-sheet">
        {rule.image && (
          <Picture
            alt=""
            ratio="banner"
            {...pictureSource(rule.image, '(min-width: 768px) 34rem, 100vw')}
          />
        )}
        <p className="coupon-sheet-worth">{worth(rule)}</p>
        {rule.description && <p>{name(rule.description)}</p>}
        <h3>{t('couponTerms.title')}</h3>
        <ul>
          {terms({ rule, endDate: coupon.endDate, shops: coupon.shops }).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {coupon.gift !== undefined && <p className="coupon-sheet-from">{t('owned.fromReward')}</p>}
      </div>
    </Sheet>
  )
}
