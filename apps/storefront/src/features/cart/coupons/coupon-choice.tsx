import type { DiscountRule } from '@comanda/engine/catalog'
import { Badge, Button, Ticket } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useMoney } from '../../../money/use-money.ts'
import type { AddCoupon } from './use-add-coupon.ts'
import { useShownCart } from '../shown-cart.tsx'

interface CouponChoiceProps {
  readonly id: string
  readonly rule: Pick<DiscountRule, 'name'> & DiscountRule
  readonly title?: string
  readonly worth?: ReactNode
  /** What it takes off the cart now: it stands at the left (CPN-2.6). */
  readonly saves?: number | undefined
  /** Below the title: its end date or its cost. */
  readonly children?: ReactNode
  /** What is missing for it to apply; at the right. */
  readonly missing?: string | undefined
  /** Why it cannot be added now. */
  readonly obstacle?: string | undefined
  readonly adding: AddCoupon
  readonly onUse: () => void
}

/** A coupon or reward that can be added. */
export const CouponChoice = ({
  id,
  rule,
  title,
  worth,
  saves,
  children,
  missing,
  obstacle,
  adding: { busy, refusal },
  onUse,
}: CouponChoiceProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const words = useCouponWords()
  const money = useMoney()
  const { coupons } = useShownCart()
  const isInCart = coupons.some((coupon) => coupon.id === id)
  const called = title ?? name(rule.name)
  const wrong = refusal?.of === id ? refusal.text : undefined
  return (
    <Ticket
      worth={saves === undefined ? (worth ?? words.worth(rule)) : money(-saves)}
      title={called}
      faded={obstacle !== undefined}
      end={
        <div className="coupon-end">
          {missing !== undefined && <p className="coupon-missing">{missing}</p>}
          {obstacle !== undefined && <p className="coupon-refusal">{obstacle}</p>}
          {isInCart && (
            <Badge tone="success" icon="check">
              {t('coupon.inCart')}
            </Badge>
          )}
          {!isInCart && obstacle === undefined && (
            <Button
              variant="quiet"
              busy={busy === id}
              aria-label={t('coupon.used', { name: called })}
              onClick={onUse}
            >
              {t('coupon.use')}
            </Button>
          )}
        </div>
      }
    >
      {children}
      {wrong !== undefined && (
        <p className="coupon-refusal" role="status">
          {wrong}
        </p>
      )}
    </Ticket>
  )
}
