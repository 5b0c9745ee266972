import { useMoney } from '../data/use-money.ts'
import { useOrderingMessages } from '../language/ordering-messages.ts'
import type { BalanceOffer } from './balance-offer.ts'
import './balance-sums.css'

/** What it costs, what one has, and what is left after that, of the bill and of the balance. */
export const BalanceSums = ({ offer }: { readonly offer: BalanceOffer }) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { outstanding, have, pays, missing, after } = offer
  const isShort = missing > 0
  const rows = [
    ['pay.outstanding', outstanding],
    ['pay.yourBalance', have],
    ...(isShort && pays > 0 ? ([['pay.paysNow', pays]] as const) : []),
    isShort ? (['pay.missing', missing] as const) : (['pay.after', after] as const),
  ] as const
  return (
    <dl className="balance-sums">
      {rows.map(([key, amount]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
