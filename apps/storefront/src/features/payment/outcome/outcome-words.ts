import type { PaymentAttempt, TableSession } from '@comanda/contract'
import type { PaymentDrawingName } from '@comanda/ui'
import { useClock } from '../../../language/use-clock.ts'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useShownShop } from '../../../shop/shown-shop.ts'
import type { Outcome } from './outcome.ts'

export const outcomeDrawings = {
  asking: 'bank',
  review: 'bank',
  paid: 'paid',
  returned: 'returned',
  failed: 'refused',
  cancelled: 'card',
  unconfirmed: 'bank',
  codeExpired: 'expired',
  pageExpired: 'expired',
  orderCancelled: 'expired',
} as const satisfies Record<Outcome, PaymentDrawingName>

const MINUTE_MS = 60_000

type Bill = Pick<TableSession, 'orders'>

/** Returns within how many minutes an order was to be paid, if it was cancelled since it was not. */
const minutesToPay = ({ orders }: Bill): number | undefined => {
  const order = orders.find(
    ({ payUntil, cancelledTime }) =>
      payUntil !== undefined &&
      cancelledTime !== undefined &&
      Date.parse(payUntil) <= Date.parse(cancelledTime),
  )
  if (order?.payUntil === undefined) return undefined
  return Math.round((Date.parse(order.payUntil) - Date.parse(order.createTime)) / MINUTE_MS)
}

/** Returns how much goes back: what came, if only a part of the charge did. */
const returned = ({ refunded = 0, charge }: PaymentAttempt): number =>
  refunded > 0 ? refunded : charge

/** Returns the words of an outcome. That nothing was charged is only said if the provider said so. */
export const useOutcomeWords = () => {
  const { t } = usePaymentMessages()
  const clock = useClock(useShownShop()?.timeZone)
  const money = useMoney()
  return (outcome: Outcome, attempt: PaymentAttempt, bill?: Bill): string => {
    const { currency } = attempt
    if (outcome === 'returned')
      return t('payment.outcome.returned', { amount: money(returned(attempt), currency) })
    if (outcome === 'orderCancelled') {
      const n = bill && minutesToPay(bill)
      return n === undefined
        ? t('payment.outcome.orderCancelled')
        : t('payment.outcome.deadline', { n })
    }
    if (outcome !== 'cancelled') return t(`payment.outcome.${outcome}`)
    const until = bill?.orders.find(({ status }) => status === 'toPay')?.payUntil
    return until === undefined
      ? t('payment.outcome.cancelledBill')
      : t('payment.outcome.cancelled', { time: clock(until) })
  }
}
