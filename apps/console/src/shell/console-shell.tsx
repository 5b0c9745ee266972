import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { Banner, Icon, type IconName, IconButton } from '@comanda/ui'
import type { ConsoleKey } from '@comanda/locales/console'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import { ConnectionIndicator } from './connection-indicator.tsx'
import { LanguageSelect } from '../language/language-select.tsx'
import './console-shell.css'

const screens = [
  { to: '/$shop/orders', icon: 'receipt', text: 'app.orders' },
  { to: '/$shop/dishes', icon: 'menu', text: 'app.dishes' },
  { to: '/$shop/tables', icon: 'table', text: 'app.tables' },
] as const satisfies readonly { to: string; icon: IconName; text: ConsoleKey }[]

/** The screen of requests, for those who may read them. */
const approvals = { to: '/$shop/approvals', icon: 'check', text: 'app.approvals' } as const

/** The screen of Taiwan invoices, for shops that issue them. */
const invoices = { to: '/$shop/invoices', icon: 'receipt', text: 'app.invoices' } as const

/** The header and the main area of every screen of a shop. */
export const ConsoleShell = ({ children }: { readonly children: ReactNode }) => {
  const { authentication, connection, shops } = useStaff()
  const { user } = useStore(authentication.state)
  const { shops: known } = useStore(shops.state)
  const isOffline = useStore(connection.status) === 'offline'
  const shop = useShop()
  const { t, locale } = useMessages()
  const mayRead = (user?.staff ?? []).some(
    (entry) => entry.role === 'owner' || (entry.role === 'manager' && entry.shop === shop._id),
  )
  const shown = [
    ...screens,
    ...(shop.taxId === undefined ? [] : [invoices]),
    ...(mayRead ? [approvals] : []),
  ]
  const name = user?.name ?? user?.email ?? ''
  return (
    <div className="console-shell">
      <a className="console-skip" href="#content">
        {t('app.skip')}
      </a>
      <header className="console-head">
        <p className="console-shop">{localizedName(shop.name, locale)}</p>
        <nav className="console-nav" aria-label={t('app.main')}>
          {shown.map(({ to, icon, text }) => (
            <Link key={to} to={to} params={{ shop: shop._id }}>
              <Icon name={icon} size="small" />
              <span>{t(text)}</span>
            </Link>
          ))}
        </nav>
        <div className="console-tools">
          <ConnectionIndicator />
          <LanguageSelect />
          {known.length > 1 && (
            <Link
              to="/"
              search={{ choose: true }}
              className="ui-icon-button"
              title={t('app.changeShop')}
            >
              <Icon name="shop" />
              <span className="ui-hidden">{t('app.changeShop')}</span>
            </Link>
          )}
          <Link
            to="/$shop/account"
            params={{ shop: shop._id }}
            className="ui-icon-button"
            title={t('account.title')}
          >
            <Icon name="person" />
            <span className="ui-hidden">{t('account.title')}</span>
          </Link>
          <IconButton
            icon="signOut"
            label={t('app.signOut')}
            title={t('app.account', { name })}
            onClick={() => void authentication.signOut()}
          />
        </div>
      </header>
      {isOffline && (
        <Banner tone="danger" icon="offline">
          <strong>{t('connection.offline')}</strong> {t('connection.offlineText')}
        </Banner>
      )}
      <main id="content" className="console-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
