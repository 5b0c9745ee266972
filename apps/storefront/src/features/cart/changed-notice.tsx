import type { CartChange } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { Banner, Button } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useNames } from '../../language/use-names.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'

const keys = {
  options: 'cart.changedOptions',
  unavailable: 'cart.changedUnavailable',
  gone: 'cart.changedGone',
} as const

interface ChangedNoticeProps {
  readonly onEdit: (line: string) => void
}

/**
 * What the menu has changed of the cart, which the diner accepts before ordering (CART-7.7): line by line they keep it, change it or
 * remove it.
 */
export const ChangedNotice = ({ onEdit }: ChangedNoticeProps) => {
  const { cart } = useDiner().client
  const changes = useStore(cart.changes)
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  if (changes.length === 0) return null
  const dishOf = (change: CartChange): string =>
    change.name ? name(change.name) : t('checkout.someDish')
  const words = (change: CartChange): string => {
    const dish = dishOf(change)
    if (change.code !== 'price') return t(keys[change.code], { name: dish })
    const { before, after } = change
    return t('cart.changedPrice', { name: dish, before: money(before), after: money(after) })
  }
  const actions = (change: CartChange): ReactNode => {
    const { code, line } = change
    const dish = { name: dishOf(change) }
    if (code === 'gone')
      return (
        <Button variant="quiet" onClick={() => cart.acceptChanges(line)}>
          {t('cart.acceptChanges')}
        </Button>
      )
    return (
      <>
        {code === 'price' && (
          <Button
            variant="quiet"
            aria-label={t('cart.keep', dish)}
            onClick={() => cart.acceptChanges(line)}
          >
            {t('cart.keepIt')}
          </Button>
        )}
        {code !== 'unavailable' && (
          <Button variant="plain" aria-label={t('cart.edit', dish)} onClick={() => onEdit(line)}>
            {t('cart.changeIt')}
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={t('cart.remove', dish)}
          onClick={() => cart.remove(line)}
        >
          {t('cart.removeIt')}
        </Button>
      </>
    )
  }
  return (
    <div className="cart-changed">
      <Banner tone="highlight" icon="warning">
        <strong>{t('cart.changed', { count: changes.length })}</strong>
        <ul>
          {changes.map((change) => (
            <li key={change.line}>
              <span>{words(change)}</span>
              <span className="cart-changed-actions">{actions(change)}</span>
            </li>
          ))}
        </ul>
        {changes.length > 1 && (
          <Button wide onClick={() => cart.acceptChanges()}>
            {t('cart.keepAll')}
          </Button>
        )}
      </Banner>
    </div>
  )
}
