import type { Advised, AdvisedPlan } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import { Button, Sheet } from '@comanda/ui'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useMoney } from '../../../money/use-money.ts'
import { OtherCoupons } from './other-coupons.tsx'

interface AdviceSheetProps {
  readonly advised: Advised
  readonly owned: readonly UserCoupon[]
  /** Whether the cart is that of a table. */
  readonly isShared: boolean
  readonly apply: (plan: AdvisedPlan) => Promise<void>
  readonly onClosed: () => void
}

interface PlanProps {
  readonly title: string
  readonly plan: AdvisedPlan
  readonly owned: readonly UserCoupon[]
  /** What else is to be said of it. */
  readonly note?: string | undefined
  readonly onUse: () => void
}

const Plan = ({ title, plan, owned, note, onUse }: PlanProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const money = useMoney()
  const names = plan.coupons.map((id) => name(owned.find(({ _id }) => _id === id)?.coupon.name))
  return (
    <section className="coupon-plan" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className="coupon-saves">{t('couponAdvice.saves', { amount: money(plan.saves) })}</p>
        <p>{t('couponAdvice.total', { amount: money(plan.total) })}</p>
        {note !== undefined && <p>{note}</p>}
        <ul>
          {names.map((one, at) => (
            <li key={plan.coupons[at]}>{one}</li>
          ))}
        </ul>
      </div>
      <Button aria-label={`${t('couponAdvice.use')}: ${title}`} onClick={onUse}>
        {t('couponAdvice.use')}
      </Button>
    </section>
  )
}

/** The plans to choose from, and why the other coupons are in none of them (CPN-8.5, CPN-8.7, CPN-8.8). */
export const AdviceSheet = ({ advised, owned, isShared, apply, onClosed }: AdviceSheetProps) => {
  const { t } = useMemberMessages()
  const money = useMoney()
  const { payLeast, keepMore, gap } = advised
  const rest = owned.filter(({ _id }) => !payLeast?.coupons.includes(_id))
  return (
    <Sheet open title={t('couponAdvice.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      {(close) => {
        // The cart says why one is refused.
        const use = async (plan: AdvisedPlan): Promise<void> => {
          await apply(plan)
          close()
        }
        return (
          <div className="coupon-plans">
            {isShared && <p>{t('couponAdvice.atTable')}</p>}
            {payLeast && (
              <Plan
                title={t('couponAdvice.payLeast')}
                plan={payLeast}
                owned={owned}
                note={gap > 0 ? t('couponAdvice.gap', { amount: money(gap) }) : undefined}
                onUse={() => void use(payLeast)}
              />
            )}
            {payLeast && keepMore && (
              <Plan
                title={t('couponAdvice.keepMore')}
                plan={keepMore}
                owned={owned}
                note={t('couponAdvice.keeps', {
                  amount: money(keepMore.total - payLeast.total),
                  count: payLeast.coupons.length - keepMore.coupons.length,
                })}
                onUse={() => void use(keepMore)}
              />
            )}
            {rest.length > 0 && <OtherCoupons advised={advised} owned={owned} rest={rest} />}
          </div>
        )
      }}
    </Sheet>
  )
}
