import { Price } from '@comanda/ui'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { useShownCart } from './shown-cart.tsx'

/** What the table has ordered already, what this order adds, and what the whole bill comes to (ORDER-1.18). */
export const TableBill = () => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { bill, result } = useShownCart()
  if (!bill || !result) return null
  const { ordered, together, total } = bill
  const rows = [
    ['ordered', ordered],
    ['new', result.totals.total],
    ...(together === 0 ? [] : ([['together', together]] as const)),
  ] as const
  return (
    <section className="bill" aria-label={t('bill.ofTable')}>
      {rows.map(([row, amount]) => (
        <p key={row} className="bill-row">
          <span>{t(`bill.${row}`)}</span>
          <Price text={money(amount)} />
        </p>
      ))}
      <p className="bill-row bill-total">
        <span>{t('bill.ofTable')}</span>
        <Price text={money(total)} size="large" />
      </p>
    </section>
  )
}
