import { fromCents } from '@comanda/engine/money'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { RemainingSums } from '../remaining-sums.tsx'
import type { Charge } from './charge-of.ts'

/** What is charged, and what of it is tips and surcharge; nothing if it is the amount alone. */
export const PaymentSums = ({ charge, method }: { charge: Charge; method: string }) => {
  const { t } = usePaymentMessages()
  const money = useMoney()
  const { amount, tips, surcharge } = charge
  if (tips === 0 && surcharge === 0) return null
  const cents = (value: number) => money(fromCents(value))
  return (
    <section aria-label={t('payment.sums.label')}>
      <RemainingSums
        rows={[
          [t('payment.sums.part'), cents(amount)],
          ...(tips > 0 ? ([[t('payment.sums.tips'), cents(tips)]] as const) : []),
          ...(surcharge > 0
            ? ([[t('payment.sums.surcharge', { name: method }), cents(surcharge)]] as const)
            : []),
        ]}
        after={[t('payment.sums.charge'), cents(charge.charge)]}
      />
    </section>
  )
}
