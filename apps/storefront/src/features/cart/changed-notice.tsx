import type { CartChange } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { Banner, Button } from '@comanda/ui'
import { useDiner } from '../../diner/diner-context.tsx'
import { useNames } from '../../language/use-names.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'

const keys = {
  options: 'cart.changedOptions',
  unavailable: 'cart.changedUnavailable',
  gone: 'cart.changedGone',
} as const

/** What the menu has changed of the cart, which the diner accepts before ordering (CART-7.7). */
export const ChangedNotice = () => {
  const { client } = useDiner()
  const changes = useStore(client.cart.changes)
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  if (changes.length === 0) return null
  const words = (change: CartChange): string => {
    const dish = change.name ? name(change.name) : t('checkout.someDish')
    if (change.code !== 'price') return t(keys[change.code], { name: dish })
    const { before, after } = change
    return t('cart.changedPrice', { name: dish, before: money(before), after: money(after) })
  }
  return (
    <div className="cart-changed">
      <Banner
        tone="highlight"
        icon="warning"
        action={
          <Button onClick={() => client.cart.acceptChanges()}>{t('cart.acceptChanges')}</Button>
        }
      >
        <strong>{t('cart.changed', { count: changes.length })}</strong>
        <ul>
          {changes.map((change) => (
            <li key={change.line}>{words(change)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
