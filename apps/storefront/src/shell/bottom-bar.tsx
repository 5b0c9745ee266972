import { Icon, type IconName } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCart, useSession, useVisit } from '../data/use-store.ts'
import { useMessages } from '../language/messages.ts'
import { bottomTabs } from './bottom-tabs.ts'
import { LanguageDialog } from './language-dialog.tsx'
import './bottom-bar.css'

const FINISHED: ReadonlySet<string> = new Set(['completed', 'cancelled'])

interface TabContentProps {
  readonly icon: IconName
  readonly text: string
  readonly dot: boolean
}

const TabContent = ({ icon, text, dot }: TabContentProps) => (
  <>
    <span className="bottom-tab-icon">
      <Icon name={icon} />
      {dot && <span className="bottom-tab-dot" />}
    </span>
    {text}
  </>
)

/** The bottom navigation bar (spec 000 §2); the member area's tabs come with its screens. */
export const BottomBar = () => {
  const { t } = useMessages()
  const { mode, settings } = useVisit()
  const { session } = useSession()
  const { count } = useCart()
  const [choosing, setChoosing] = useState(false)
  const tabs = bottomTabs({
    memberSystem: false,
    orderingSystem: settings?.onlineOrderingSystem ?? true,
    loggedIn: false,
    hasIncompleteOrders:
      mode !== 'dineIn' && (session?.orders.some((order) => !FINISHED.has(order.status)) ?? false),
    cartCount: count,
  })
  return (
    <nav className="bottom-bar" aria-label={t('nav.label')}>
      {tabs.map(({ name, dot }) => {
        if (name === 'order')
          return (
            <Link key={name} to="/order" aria-label={dot ? t('nav.incomplete') : undefined}>
              <TabContent icon="receipt" text={t('nav.yourOrder')} dot={dot} />
            </Link>
          )
        if (name === 'cart')
          return (
            <Link
              key={name}
              to="/cart"
              aria-label={dot ? t('nav.cartFilled', { count }) : undefined}
            >
              <TabContent icon="bag" text={t('nav.cart')} dot={dot} />
            </Link>
          )
        if (name !== 'language') return null
        return (
          <button key={name} type="button" onClick={() => setChoosing(true)}>
            <TabContent icon="globe" text={t('nav.language')} dot={dot} />
          </button>
        )
      })}
      <LanguageDialog open={choosing} onClosed={() => setChoosing(false)} />
    </nav>
  )
}
