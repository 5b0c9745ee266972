import { Bill } from '../bill/bill.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useShownCart } from './shown-cart.tsx'

/** Shows what the cart costs and why, and the points that it would earn. */
export const CartBill = () => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const { user } = useAuthentication()
  const { lines, coupons, context, result } = useShownCart()
  const points = result?.totals.points ?? 0
  const lineName = (id: string) =>
    name(context?.products.get(lines.find((line) => line.id === id)?.product ?? '')?.name)
  return (
    <section aria-label={t('bill.title')}>
      {result && (
        <Bill
          result={result}
          lineName={lineName}
          coupons={coupons.map(({ id, rule }) => ({ id, name: rule.name }))}
        />
      )}
      {points > 0 && (
        <p className="cart-points">
          {t(user ? 'pay.willEarn' : 'pay.willEarnIf', { count: points })}
        </p>
      )}
    </section>
  )
}
