import type { DiscountRule } from '@comanda/engine/catalog'
import { Badge, Button, Ticket } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useCouponWords } from '../../../coupons/use-coupon-words.ts'
import { useCart } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import type { AddCoupon } from './use-add-coupon.ts'

interface CouponChoiceProps {
  readonly id: string
  readonly rule: Pick<DiscountRule, 'name'> & DiscountRule
  readonly title?: string
  readonly worth?: ReactNode
  /** Below the title: its end date or its cost. */
  readonly children?: ReactNode
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
  children,
  obstacle,
  adding: { busy, refusal },
  onUse,
}: CouponChoiceProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const words = useCouponWords()
  const { coupons } = useCart()
  const isInCart = coupons.some((coupon) => coupon.id === id)
  const called = title ?? name(rule.name)
  const wrong = refusal?.of === id ? refusal.text : undefined
  return (
    <Ticket
      worth={worth ?? words.worth(rule)}
      title={called}
      faded={obstacle !== undefined}
      end={
        isInCart ? (
          <Badge tone="success" icon="check">
            {t('coupon.inCart')}
          </Badge>
        ) : (
          <Button
            variant="quiet"
            busy={busy === id}
            disabled={obstacle !== undefined}
            aria-label={t('coupon.used', { name: called })}
            onClick={onUse}
          >
            {t('coupon.use')}
          </Button>
        )
      }
    >
      {children}
      {(wrong ?? obstacle) && (
        <p className="coupon-refusal" role="status">
          {wrong ?? obstacle}
        </p>
      )}
    </Ticket>
  )
}
