import { Price } from '@comanda/ui'
import { Link } from '../router/link.tsx'
import { useMoney } from '../money/use-money.ts'
import { useCart } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import './cart-bar.css'

/** The view transition in which the bar becomes the button that orders. */
const toCart = { types: ['cart'] }

/** Rises from below once the cart is not empty: its quantity, its total, and the link to it. */
export const CartBar = () => {
  const { t } = useMessages()
  const money = useMoney()
  const { count, result } = useCart()
  const total = money(result?.totals.total ?? 0)
  const note = (result?.totals.surcharges ?? 0) > 0 ? t('browse.inclService') : ''
  return (
    <div className="cart-bar" data-shown={count > 0 ? '' : undefined} aria-live="polite">
      {count > 0 && (
        <Link
          to="/cart"
          viewTransition={toCart}
          className="cart-bar-link"
          aria-label={[t('browse.cartBar', { count, total }), note].filter(Boolean).join(', ')}
        >
          <span className="cart-bar-count" data-beat={count % 2}>
            {count}
          </span>
          <span className="cart-bar-text">{t('browse.viewCart')}</span>
          <span className="cart-bar-sum">
            <Price text={total} />
            {note && <small>{note}</small>}
          </span>
        </Link>
      )}
    </div>
  )
}
