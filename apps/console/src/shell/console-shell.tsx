import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { Banner, Icon, IconButton } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import { useRole } from '../staff/use-role.ts'
import { ConnectionIndicator } from './connection-indicator.tsx'
import { ConsoleRail } from './console-rail.tsx'
import { DemoLine } from './demo-line.tsx'
import { LanguageSelect } from '../language/language-select.tsx'
import { LowNumbersBanner } from './low-numbers-banner.tsx'
import { BeingSetUpBanner } from './being-set-up-banner.tsx'
import { UnsentOrdersBanner } from './unsent-orders-banner.tsx'
import './console-shell.css'
import './page.css'

/** The rail, the header and the main area of every screen of a shop. */
export const ConsoleShell = ({ children }: { readonly children: ReactNode }) => {
  const { authentication, connection, shops } = useStaff()
  const { user } = useStore(authentication.state)
  const { shops: known } = useStore(shops.state)
  const isOffline = useStore(connection.status) === 'offline'
  const shop = useShop()
  const { t, locale } = useMessages()
  const { isOwner, isWaiter } = useRole()
  const name = user?.name ?? user?.email ?? ''
  return (
    <div className="console-shell">
      <a className="console-skip" href="#content">
        {t('app.skip')}
      </a>
      <ConsoleRail />
      <header className="console-head">
        <p className="console-shop" title={localizedName(shop.name, locale)}>
          {localizedName(shop.name, locale)}
        </p>
        <DemoLine />
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
      <div className="console-banners">
        {isOffline && (
          <Banner tone="danger" icon="offline">
            <strong>{t('connection.offline')}</strong> {t('connection.offlineText')}
          </Banner>
        )}
        {isOwner && shop.taxId !== undefined && <LowNumbersBanner taxId={shop.taxId} />}
        {isWaiter && <UnsentOrdersBanner />}
        <BeingSetUpBanner />
      </div>
      <main id="content" className="console-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
