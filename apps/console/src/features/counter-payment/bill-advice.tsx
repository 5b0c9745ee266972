import type { BillMember } from '@comanda/client/staff'
import type { CouponsAdvice } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, showToast } from '@comanda/ui'
import { useState } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { LeftOutCoupons } from './left-out-coupons.tsx'
import { useMemberStep } from './use-member-step.ts'

type Plan = NonNullable<CouponsAdvice['payLeast']>

interface BillAdviceProps {
  readonly member: BillMember
  readonly advice: CouponsAdvice
  readonly plan: Plan
}

/**
 * What the bill costs less with some coupons of its member; a press uses them, and can be undone. Behind it what keeps more coupons, and
 * why the others are not used (STAFF-5.19).
 */
export const BillAdvice = ({ member, advice, plan }: BillAdviceProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { isBusy, step } = useMemberStep()
  const [isOpen, setIsOpen] = useState(false)
  const { count: all, keepMore, others = [] } = advice
  const use = async ({ coupons: chosen, saves }: Plan): Promise<void> => {
    setIsOpen(false)
    const coupons = chosen.map(({ _id }) => _id)
    const undo = () => void step(() => member.returnCoupons(coupons))
    if (await step(() => member.addCoupon({ coupons })))
      showToast(t('counter.advice.used', { amount: money(saves) }), {
        tone: 'success',
        action: { text: t('app.undo'), run: undo },
      })
  }
  const namesOf = ({ coupons }: Plan): string =>
    listWords(
      coupons.map(({ name }) => localizedName(name, locale)),
      t,
    )
  const count = plan.coupons.length
  const line = count === all ? 'counter.advice.lineAll' : 'counter.advice.line'
  return (
    <div className="counter-advice" role="status">
      <p>
        <strong>{t(line, { amount: money(plan.saves), count, all })}</strong>
        <span>{namesOf(plan)}</span>
      </p>
      {(keepMore !== undefined || others.length > 0) && (
        <Button variant="quiet" size="large" onClick={() => setIsOpen(true)}>
          {t('counter.advice.others')}
        </Button>
      )}
      <Button
        size="large"
        busy={isBusy}
        aria-label={t('counter.coupon.useOf', { name: namesOf(plan) })}
        onClick={() => void use(plan)}
      >
        {t('counter.coupon.use')}
      </Button>
      <StaffSheet
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        title={t('counter.advice.others')}
      >
        <div className="counter-whose-sheet">
          {keepMore && (
            <section className="counter-advice" aria-label={t('counter.advice.keepMore')}>
              <p>
                <strong>{t('counter.advice.keepMore')}</strong>
                <span>{namesOf(keepMore)}</span>
                <span>
                  {t('counter.advice.keeps', {
                    amount: money(keepMore.total - plan.total),
                    count: count - keepMore.coupons.length,
                  })}
                </span>
              </p>
              <Button
                size="large"
                aria-label={t('counter.coupon.useOf', { name: namesOf(keepMore) })}
                onClick={() => void use(keepMore)}
              >
                {t('counter.coupon.use')}
              </Button>
            </section>
          )}
          {others.length > 0 && <LeftOutCoupons others={others} />}
        </div>
      </StaffSheet>
    </div>
  )
}
