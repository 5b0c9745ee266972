import { topLines } from '@comanda/engine/set-items'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { CartBar } from '../../shell/cart-bar.tsx'

/** How many lines there is room for. */
const MOST = 2

/** The lower band of the menu: what was chosen last, and the way to check it. */
export const LastLines = () => {
  const name = useNames()
  const { lines } = useCart()
  const { menu } = useCatalogue()
  const last = topLines(lines).slice(-MOST).toReversed()
  return (
    <div className="kiosk-cart" data-shown={lines.length > 0 ? '' : undefined}>
      {last.length > 0 && (
        <ul>
          {last.map(({ id, product, quantity = 1 }) => (
            <li key={id}>
              {`${quantity} × ${name(menu?.products.find((one) => one._id === product)?.name)}`}
            </li>
          ))}
        </ul>
      )}
      <CartBar />
    </div>
  )
}
