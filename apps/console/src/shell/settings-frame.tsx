import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useRole } from '../staff/use-role.ts'
import { RunsOn } from './runs-on.tsx'
import './settings-frame.css'

const forManagers = [
  { to: '/$shop/settings/profile', text: 'settings.profile' },
  { to: '/$shop/settings/shop', text: 'settings.shop' },
  { to: '/$shop/settings/bill', text: 'settings.bill' },
  { to: '/$shop/settings/tables', text: 'floorTables.title' },
  { to: '/$shop/settings/sections', text: 'sections.title' },
  { to: '/$shop/settings/times', text: 'schedules.title' },
  { to: '/$shop/settings/reservations', text: 'reservationRules.title' },
  { to: '/$shop/settings/waiting', text: 'waitingList.title' },
  { to: '/$shop/settings/methods', text: 'settings.methods' },
  { to: '/$shop/settings/staff', text: 'colleagues.title' },
  { to: '/$shop/settings/devices', text: 'devices.title' },
  { to: '/$shop/settings/stations', text: 'stations.title' },
  { to: '/$shop/settings/courses', text: 'courses.title' },
  { to: '/$shop/settings/scales', text: 'scales.title' },
  { to: '/$shop/settings/printers', text: 'printers.title' },
] as const

/** Where invoices are issued. */
const inTaiwan = [{ to: '/$shop/settings/invoices', text: 'settings.sellers' }] as const

/** Contracts, keys and what staff may do without an owner. */
const forOwners = [
  { to: '/$shop/settings/brand', text: 'settings.brand' },
  { to: '/$shop/settings/promotions', text: 'promotions.title' },
  { to: '/$shop/settings/news', text: 'news.title' },
  { to: '/$shop/settings/levels', text: 'memberLevels.title' },
  { to: '/$shop/settings/gifts', text: 'gifts.title' },
  { to: '/$shop/settings/members', text: 'memberFile.title' },
  { to: '/$shop/settings/accounts', text: 'settings.accounts' },
  { to: '/$shop/settings/texts', text: 'smsAccounts.title' },
  { to: '/$shop/settings/keys', text: 'apiKeys.title' },
  { to: '/$shop/settings/webhooks', text: 'webhooks.title' },
  { to: '/$shop/settings/limits', text: 'settings.limits' },
] as const

/** The navigation and the area of the screens of settings. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => {
  const { _id, currency } = useShop()
  const { isOwner } = useRole()
  const { t } = useMessages()
  const shown = [
    ...forManagers,
    ...(isOwner ? forOwners : []),
    ...(isOwner && currency === 'TWD' ? inTaiwan : []),
  ]
  return (
    <div className="page settings">
      <nav className="settings-nav" aria-label={t('settings.title')}>
        {shown.map(({ to, text }) => (
          <Link key={to} to={to} params={{ shop: _id }}>
            {t(text)}
          </Link>
        ))}
        <a href="/api/licences" target="_blank" rel="noreferrer">
          {t('settings.licences')}
        </a>
        {isOwner && <RunsOn />}
      </nav>
      {children}
    </div>
  )
}
