import { Avatar, Icon, type IconName } from '@comanda/ui'
import { Link } from '../router/link.tsx'
import { portraitUrl } from '../pictures/portrait-url.ts'
import { useAuthentication, useCart, usePending, useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { type BottomTab, bottomTabs, type TabName } from './bottom-tabs.ts'
import { openLanguage } from './open-language.ts'
import './bottom-bar.css'

const places: Readonly<Record<Exclude<TabName, 'language'>, string>> = {
  home: '/browse',
  order: '/order',
  cart: '/cart',
  rewards: '/member/rewards',
  ownedCoupons: '/member/ownedCoupons',
  member: '/member',
  login: '/member',
}

const icons: Readonly<Partial<Record<TabName, IconName>>> = {
  home: 'home',
  order: 'receipt',
  cart: 'bag',
  rewards: 'star',
  ownedCoupons: 'receipt',
  language: 'globe',
}

const TabContent = ({ tab: { name, dot } }: { tab: BottomTab }) => {
  const { t } = useMessages()
  const { user } = useAuthentication()
  const icon = icons[name]
  return (
    <>
      <span className="bottom-tab-icon">
        {icon ? (
          <Icon name={icon} />
        ) : (
          <Avatar alt="" size="small" src={user?.avatar && portraitUrl(user.avatar)} />
        )}
        {dot && <span className="bottom-tab-dot" />}
      </span>
      {t(`nav.${name}`)}
    </>
  )
}

/** The bottom navigation bar (SHELL-2). */
export const BottomBar = () => {
  const { t } = useMessages()
  const { mode, settings } = useVisit()
  const { status } = useAuthentication()
  const { count } = useCart()
  const { incomplete } = usePending()
  const tabs = bottomTabs({
    memberSystem: settings?.onlineMemberSystem ?? false,
    orderingSystem: settings?.onlineOrderingSystem ?? true,
    loggedIn: status === 'signedIn',
    hasIncompleteOrders: mode !== 'dineIn' && incomplete > 0,
    cartCount: count,
  })
  const labels: Partial<Record<TabName, string>> = {
    order: t('nav.incomplete'),
    cart: t('nav.cartFilled', { count }),
  }
  return (
    <nav className="bottom-bar" aria-label={t('nav.label')}>
      {tabs.map((tab) =>
        tab.name === 'language' ? (
          <button key={tab.name} type="button" onClick={openLanguage}>
            <TabContent tab={tab} />
          </button>
        ) : (
          <Link
            key={tab.name}
            to={places[tab.name]}
            exact={tab.name === 'member' || tab.name === 'login'}
            aria-label={tab.dot ? labels[tab.name] : undefined}
          >
            <TabContent tab={tab} />
          </Link>
        ),
      )}
    </nav>
  )
}
