import { useMoney } from '../money/use-money.ts'
import { useOrderingMessages } from '../language/ordering-messages.ts'
import type { BalanceOffer } from './balance-offer.ts'
import { RemainingSums } from './remaining-sums.tsx'

/** The sums of a payment: the price, the balance, and what is left after it, of the bill and of the balance. */
export const BalanceSums = ({ offer }: { readonly offer: BalanceOffer }) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { outstanding, have, pays, missing, after } = offer
  const isShort = missing > 0
  return (
    <RemainingSums
      rows={[
        [t('pay.outstanding'), money(outstanding)],
        [t('pay.yourBalance'), money(have)],
        ...(isShort && pays > 0 ? ([[t('pay.paysNow'), money(pays)]] as const) : []),
      ]}
      after={isShort ? [t('pay.missing'), money(missing)] : [t('pay.after'), money(after)]}
    />
  )
}
