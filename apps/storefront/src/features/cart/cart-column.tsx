import { topLines } from '@comanda/engine/set-items'
import { buttonLook, EmptyState, Price } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useCart } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { lineProblems } from './line-problem.ts'
import './cart-column.css'

/** The cart beside the menu (SCREEN-3.6): its lines, its total, and the link to the checkout. */
export const CartColumn = ({ onEdit }: { readonly onEdit: (line: string) => void }) => {
  const { t } = useOrderingMessages()
  const { t: first } = useMessages()
  const money = useMoney()
  const { lines, context, result, issues } = useCart()
  if (!context) return null
  const problems = lineProblems(lines, issues, context)
  return (
    <aside className="cart-column" aria-label={t('cart.title')}>
      {lines.length === 0 ? (
        <EmptyState drawing="bag" title={t('cart.empty')}>
          {t('cart.emptyText')}
        </EmptyState>
      ) : (
        <>
          <h2>{t('cart.title')}</h2>
          <ul className="cart-lines" aria-label={t('cart.lines')}>
            {topLines(lines).map((line) => (
              <CartLineItem
                key={line.id}
                line={line}
                context={context}
                result={result}
                problem={problems.get(line.id)}
                onEdit={onEdit}
              />
            ))}
          </ul>
          <div className="cart-column-foot">
            <p className="cart-column-total" aria-live="polite">
              <span>
                {t('bill.total')}
                {(result?.totals.surcharges ?? 0) > 0 && (
                  <small className="cart-column-note">{first('browse.inclService')}</small>
                )}
              </span>
              <Price text={money(result?.totals.total ?? 0)} size="large" />
            </p>
            <Link to="/cart" {...buttonLook({ size: 'large', wide: true })}>
              {t('cart.checkOut')}
            </Link>
          </div>
        </>
      )}
    </aside>
  )
}
