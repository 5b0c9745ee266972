import type { UserCoupon } from '@comanda/contract'
import { Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useDeviceCoupons } from '../../coupons/use-device-coupons.ts'
import { useOwnedCoupons } from '../../coupons/use-owned-coupons.ts'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useShownCart } from '../shown-cart.tsx'
import { useAdvice } from './use-advice.ts'
import { useFollowPlan } from './use-follow-plan.ts'
import './advice.css'

const AdviceSheet = lazy(async () => ({
  default: (await import('./advice-sheet.tsx')).AdviceSheet,
}))

const NONE: readonly UserCoupon[] = []

/** What the cart costs less with some of these coupons, and the way to use them; nothing if it does not (CPN-8.1). */
export const AdviceLine = ({ owned }: { readonly owned: readonly UserCoupon[] }) => {
  const { t } = useMemberMessages()
  const money = useMoney()
  const { advised, follow } = useAdvice(owned)
  const isShared = useShownCart().shared !== undefined
  const { busy, refusal, apply } = useFollowPlan(follow)
  const [isOpen, setOpen] = useState(false)
  const plan = advised?.payLeast
  const isAll = plan?.coupons.length === advised?.count
  // Opened for this advice: that which is found after a plan is used does not open it again.
  if (isOpen && !plan) setOpen(false)
  return (
    <>
      {plan && (
        <div className="coupon-advice" role="status">
          <VisitIcon name="ticket" size="small" />
          <button type="button" className="coupon-advice-text" onClick={() => setOpen(true)}>
            {t(`couponAdvice.${isShared ? 'tableLine' : 'line'}${isAll ? 'All' : ''}`, {
              amount: money(plan.saves),
              count: plan.coupons.length,
              all: advised.count,
            })}
          </button>
          <Button busy={busy} onClick={() => void apply(plan)}>
            {t('couponAdvice.use')}
          </Button>
        </div>
      )}
      {refusal !== undefined && (
        <p className="coupon-refusal" role="status">
          {refusal}
        </p>
      )}
      <Suspense>
        {isOpen && plan && (
          <AdviceSheet
            advised={advised}
            owned={owned}
            isShared={isShared}
            apply={apply}
            onClosed={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const OwnedAdvice = () => <AdviceLine owned={useOwnedCoupons().data ?? NONE} />

const DeviceAdvice = () => <AdviceLine owned={useDeviceCoupons().data ?? NONE} />

/** The advice on the coupons of the member, or of this device. */
export const OwnAdvice = () => {
  const { user } = useAuthentication()
  return user ? <OwnedAdvice /> : <DeviceAdvice />
}
