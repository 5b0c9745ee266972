import type { BillMember } from '@comanda/client/staff'
import type { CouponsAdvice } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, showToast } from '@comanda/ui'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useMemberStep } from './use-member-step.ts'

interface BillAdviceProps {
  readonly member: BillMember
  /** How many coupons can be used. */
  readonly count: number
  readonly plan: NonNullable<CouponsAdvice['payLeast']>
}

/** What the bill costs less with some coupons of its member; a press uses them, and can be undone (STAFF-5.19). */
export const BillAdvice = ({ member, count, plan }: BillAdviceProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { isBusy, step } = useMemberStep()
  const amount = money(plan.saves)
  const use = async (): Promise<void> => {
    const coupons = plan.coupons.map(({ _id }) => _id)
    const undo = () => void step(() => member.returnCoupons(coupons))
    if (await step(() => member.addCoupon({ coupons })))
      showToast(t('counter.advice.used', { amount }), {
        tone: 'success',
        action: { text: t('app.undo'), run: undo },
      })
  }
  const names = plan.coupons.map(({ name }) => localizedName(name, locale))
  return (
    <div className="counter-advice" role="status">
      <p>
        <strong>
          {plan.coupons.length === count
            ? t('counter.advice.lineAll', { amount, count })
            : t('counter.advice.line', { amount, count: plan.coupons.length, all: count })}
        </strong>
        <span>{listWords(names, t)}</span>
      </p>
      <Button
        size="large"
        busy={isBusy}
        aria-label={t('counter.coupon.useOf', { name: listWords(names, t) })}
        onClick={() => void use()}
      >
        {t('counter.coupon.use')}
      </Button>
    </div>
  )
}
