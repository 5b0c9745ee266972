import type { CartLine } from '@comanda/engine/cart'
import { topLines } from '@comanda/engine/set-items'
import { buttonLook, EmptyState, Price } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useCart } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { CartLineItem } from './cart-line-item.tsx'
import type { CartOfTable } from './cart-of-table.ts'
import type { LineLook } from './line-look.ts'
import { lineProblems } from './line-problem.ts'
import './cart-column.css'

interface CartColumnProps {
  readonly onEdit: (line: string) => void
  readonly table?: Pick<CartOfTable, 'title' | 'head' | 'lines'> | undefined
}

/** The cart beside the menu (SCREEN-3.6): its lines, its total, and the link to the checkout. */
export const CartColumn = ({ onEdit, table }: CartColumnProps) => {
  const { t } = useOrderingMessages()
  const { t: first } = useMessages()
  const money = useMoney()
  const { lines, context, result, issues } = useCart()
  if (!context) return null
  const problems = lineProblems(lines, issues, context)
  const item = (line: CartLine, look?: LineLook) => (
    <CartLineItem
      key={line.id}
      line={line}
      look={look}
      context={context}
      result={result}
      problem={problems.get(line.id)}
      onEdit={onEdit}
    />
  )
  return (
    <aside className="cart-column" aria-label={table?.title ?? t('cart.title')}>
      {lines.length === 0 ? (
        <EmptyState drawing="bag" title={t('cart.empty')}>
          {t('cart.emptyText')}
        </EmptyState>
      ) : (
        <>
          <h2>{table?.title ?? t('cart.title')}</h2>
          {table?.head}
          {table?.lines ? (
            table.lines(item)
          ) : (
            <ul className="cart-lines" aria-label={t('cart.lines')}>
              {topLines(lines).map((line) => item(line))}
            </ul>
          )}
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
