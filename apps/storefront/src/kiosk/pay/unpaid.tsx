import type { PaymentAttempt } from '@comanda/contract'
import { Button, PaymentDrawing } from '@comanda/ui'
import { outcomeOf } from '../../features/payment/outcome/outcome.ts'
import { outcomeDrawings } from '../../features/payment/outcome/outcome-words.ts'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'

interface UnpaidProps {
  readonly attempt: PaymentAttempt
  readonly onAgain: () => void
  readonly onAnother: () => void
  /** Absent if the shop takes no money at its counter. */
  readonly onCounter: (() => void) | undefined
}

/** A payment that came to nothing: why, and what the guest can do. It says that nothing was charged only if that is known. */
export const Unpaid = ({ attempt, onAgain, onAnother, onCounter }: UnpaidProps) => {
  const { t } = usePaymentMessages()
  const money = useMoney()
  const { t: visitWords } = useVisitMessages()
  const outcome = outcomeOf(attempt, undefined, Date.parse(attempt.createTime))
  const words =
    outcome === 'cancelled'
      ? t('payment.outcome.cancelledBill')
      : outcome === 'returned'
        ? t('payment.outcome.returned', { amount: money(attempt.charge, attempt.currency) })
        : t(`payment.outcome.${outcome}`)
  return (
    <section className="kiosk-pending">
      <PaymentDrawing name={outcomeDrawings[outcome]} />
      <div role="status">
        <h1>{words}</h1>
      </div>
      <div className="kiosk-choices">
        <Button size="large" wide onClick={onAgain}>
          {visitWords('kiosk.pay.again')}
        </Button>
        <Button size="large" wide variant="quiet" onClick={onAnother}>
          {visitWords('kiosk.pay.another')}
        </Button>
        {onCounter && (
          <Button size="large" wide variant="quiet" onClick={onCounter}>
            {visitWords('kiosk.pay.counter')}
          </Button>
        )}
      </div>
    </section>
  )
}
