import { useSelected } from '@comanda/client/react'
import { Avatar, Icon, type IconName } from '@comanda/ui'
import { memo } from 'react'
import { Link } from '../router/link.tsx'
import { portraitUrl } from '../pictures/portrait-url.ts'
import { useDiner } from '../diner/diner-context.tsx'
import { useAuthentication, usePending, useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { bottomTabs, type TabName } from './bottom-tabs.ts'
import { openLanguage } from '../dialogs/open-language.ts'
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

interface TabProps {
  readonly name: TabName
  readonly dot: boolean
  readonly label: string | undefined
}

const TabContent = ({ name, dot }: Pick<TabProps, 'name' | 'dot'>) => {
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

/** A tab: rendered again only if it changes itself, not with each dish that is added. */
const Tab = memo(({ name, dot, label }: TabProps) =>
  name === 'language' ? (
    <button type="button" onClick={openLanguage}>
      <TabContent name={name} dot={dot} />
    </button>
  ) : (
    <Link to={places[name]} exact={name === 'member' || name === 'login'} aria-label={label}>
      <TabContent name={name} dot={dot} />
    </Link>
  ),
)

/** The bottom navigation bar (SHELL-2). */
export const BottomBar = () => {
  const { t } = useMessages()
  const { mode, settings } = useVisit()
  const { status } = useAuthentication()
  const count = useSelected(useDiner().client.cart.state, (cart) => cart.count)
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
      {tabs.map(({ name, dot }) => (
        <Tab key={name} name={name} dot={dot} label={dot ? labels[name] : undefined} />
      ))}
    </nav>
  )
}
