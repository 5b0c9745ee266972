import type { PaymentMethod } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { paymentStep } from '@comanda/engine/payments'
import { PaymentDrawing } from '@comanda/ui'
import { useNames } from '../../language/use-names.ts'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { surchargeCents } from '../../features/payment/choose/charge-of.ts'
import { useMoney } from '../../money/use-money.ts'
import type { KioskWays } from './use-kiosk-ways.ts'

interface MethodListProps {
  readonly ways: KioskWays
  /** In currency units. */
  readonly total: number
  readonly currency: string
  /** Those that did not work for this guest. */
  readonly broken: ReadonlySet<string>
  readonly isBusy: boolean
  readonly onChoose: (method: PaymentMethod) => void
}

/** The ways to pay as large buttons; what does not work or takes no such amount says so (KIOSK-6.1, KIOSK-6.2). */
export const MethodList = ({
  ways,
  total,
  currency,
  broken,
  isBusy,
  onChoose,
}: MethodListProps) => {
  const { t } = useVisitMessages()
  const { t: paymentWords } = usePaymentMessages()
  const name = useNames()
  const money = useMoney()
  const amount = toCents(total)
  const noteOf = (method: PaymentMethod): { readonly text?: string; readonly isOff?: boolean } => {
    const { least = 0, most } = method
    if (broken.has(method._id)) return { text: t('kiosk.pay.broken'), isOff: true }
    if (amount < toCents(least))
      return { text: paymentWords('payment.method.least', { amount: money(least) }), isOff: true }
    if (most !== undefined && amount > toCents(most))
      return { text: paymentWords('payment.method.most', { amount: money(most) }), isOff: true }
    const surcharge = surchargeCents(method, amount, paymentStep(currency))
    if (surcharge === 0) return {}
    return { text: t('kiosk.pay.all', { amount: money(fromCents(amount + surcharge)) }) }
  }
  return (
    <ul className="kiosk-methods" aria-label={t('kiosk.pay.title')}>
      {ways.here.map((method) => {
        const { text, isOff = false } = noteOf(method)
        return (
          <li key={method._id}>
            <button
              type="button"
              disabled={isOff}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) onChoose(method)
              }}
            >
              {method.call === 'bbposWeb' && <PaymentDrawing name="reader" />}
              <strong>{name(method.name)}</strong>
              {text && <span>{text}</span>}
            </button>
          </li>
        )
      })}
      {ways.counter && (
        <li>
          <button
            type="button"
            className="kiosk-at-counter"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy && ways.counter) onChoose(ways.counter)
            }}
          >
            <strong>{t('kiosk.pay.counter')}</strong>
            <span>{t('kiosk.pay.counterNote')}</span>
          </button>
        </li>
      )}
    </ul>
  )
}
