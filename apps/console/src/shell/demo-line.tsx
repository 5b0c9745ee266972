import { useStore } from '@comanda/client/react'
import { createPaymentMethods } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { Icon } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { listWords } from '../staff/list-words.ts'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import './demo-line.css'

/**
 * What is not real here, in one line that a press opens: accounts of the demo (SETUP-1.6), and the ways to pay by which no
 * real money is paid (PAY-9.17). Nothing at a shop that is real.
 */
export const DemoLine = () => {
  const { connection, setup } = useStaff()
  const { _id } = useShop()
  const [methods] = useState(() => createPaymentMethods(connection))
  const [isOpen, setIsOpen] = useState(false)
  const state = useStore(methods.state)
  const { needed } = useStore(setup.state)
  const { t, locale } = useMessages()
  useEffect(() => methods.open(), [methods])
  const tests = (state.status === 'ready' ? state.value : []).filter(
    ({ sandbox, status = 'active', shops = [] }) =>
      sandbox && status === 'active' && (shops.length === 0 || shops.includes(_id)),
  )
  const isDemo = needed === 'demo'
  if (!isDemo && tests.length === 0) return null
  const names = tests.map(({ name }) => localizedName(name, locale))
  return (
    <div className="demo-line" data-tone={isDemo ? 'danger' : undefined} role="status">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isDemo ? 'warning' : 'info'} size="small" />
        <span className="demo-line-text">
          {isDemo && <strong>{t('setup.publicAccounts')}</strong>}{' '}
          {names.length > 0 && t('app.noMoney', { names: listWords(names, t) })}{' '}
          {isDemo && isOpen && t('setup.demoAccounts')}
        </span>
        <Icon name="down" size="small" />
      </button>
    </div>
  )
}
