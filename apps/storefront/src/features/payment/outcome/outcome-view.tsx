import type { PaymentAttempt, TableSession } from '@comanda/contract'
import { PaymentDrawing, Price } from '@comanda/ui'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import type { Outcome } from './outcome.ts'
import { outcomeDrawings, useOutcomeWords } from './outcome-words.ts'
import './outcome-view.css'

interface OutcomeViewProps {
  readonly attempt: PaymentAttempt
  readonly outcome: Outcome
  /** The bill that it pays, if this device knows it. */
  readonly bill: TableSession | undefined
  /** The outcome has been awaited for long. */
  readonly isLate: boolean
}

/** Shows how a payment stands: a drawing, its words, the amount and the number of the order. */
export const OutcomeView = ({ attempt, outcome, bill, isLate }: OutcomeViewProps) => {
  const { t } = usePaymentMessages()
  const words = useOutcomeWords()
  const { orderNumber, charge, currency, last4 } = attempt
  const money = useMoney()
  const isAsking = outcome === 'asking'
  const left = outcome === 'paid' ? (bill?.outstanding ?? 0) : 0
  return (
    <section className="outcome" data-outcome={outcome}>
      <PaymentDrawing name={outcomeDrawings[outcome]} />
      <div role="status" className="outcome-words">
        <h2>{words(outcome, attempt, bill)}</h2>
        {isAsking && isLate && <p>{t('payment.outcome.stillAsking')}</p>}
      </div>
      {outcome !== 'orderCancelled' && outcome !== 'returned' && (
        <p>
          <span className="ui-hidden">{t('payment.result.amount')} </span>
          <Price text={money(charge, currency)} size="huge" />
        </p>
      )}
      {last4 && outcome === 'paid' && <p>{t('payment.result.card', { digits: last4 })}</p>}
      {left > 0 && <p>{t('payment.result.left', { amount: money(left, currency) })}</p>}
      {orderNumber !== undefined && (
        <p className="outcome-number">
          <span>{t('payment.number')}</span>
          <strong>{orderNumber}</strong>
        </p>
      )}
    </section>
  )
}
