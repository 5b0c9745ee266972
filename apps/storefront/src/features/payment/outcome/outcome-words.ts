import type { PaymentAttempt, TableSession } from '@comanda/contract'
import type { PaymentDrawingName } from '@comanda/ui'
import { useClock } from '../../../language/use-clock.ts'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { moneyText } from '../../../money/money-text.ts'
import { useShownShop } from '../../../shop/shown-shop.tsx'
import type { Outcome } from './outcome.ts'

export const outcomeDrawings = {
  asking: 'bank',
  review: 'bank',
  paid: 'paid',
  returned: 'returned',
  failed: 'refused',
  cancelled: 'card',
  codeExpired: 'expired',
  pageExpired: 'expired',
  deadline: 'expired',
} as const satisfies Record<Outcome, PaymentDrawingName>

const MINUTE_MS = 60_000

type Bill = Pick<TableSession, 'orders'>

/** Returns how long an order could be paid, in minutes. */
const minutesToPay = ({ orders }: Bill): number | undefined => {
  const order = orders.find(({ payUntil }) => payUntil !== undefined)
  if (order?.payUntil === undefined) return undefined
  return Math.round((Date.parse(order.payUntil) - Date.parse(order.createTime)) / MINUTE_MS)
}

/** Returns the words of an outcome. That nothing was charged is only said if the provider said so. */
export const useOutcomeWords = () => {
  const { t } = usePaymentMessages()
  const clock = useClock(useShownShop()?.timeZone)
  return (outcome: Outcome, attempt: PaymentAttempt, bill?: Bill): string => {
    if (outcome === 'returned')
      return t('payment.outcome.returned', { amount: moneyText(attempt.charge, attempt.currency) })
    if (outcome === 'deadline') {
      const n = bill && minutesToPay(bill)
      return n === undefined ? t('payment.outcome.overdue') : t('payment.outcome.deadline', { n })
    }
    if (outcome !== 'cancelled') return t(`payment.outcome.${outcome}`)
    const until = bill?.orders.find(({ status }) => status === 'toPay')?.payUntil
    return until === undefined
      ? t('payment.outcome.cancelledBill')
      : t('payment.outcome.cancelled', { time: clock(until) })
  }
}
