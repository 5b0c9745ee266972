import { Icon } from '@comanda/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { settingsGroupsFor } from './settings-groups.ts'
import { SettingsNav } from './settings-nav.tsx'
import './settings-frame.css'

/** The groups of settings beside the page that is shown; on a phone, a page with the way back to them (STAFF-10.21). */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => {
  const shop = useShop()
  const role = useRole()
  const { t } = useMessages()
  const [keyword, setKeyword] = useState('')
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const isOverview = path.endsWith('/settings')
  return (
    <div
      className="page settings"
      data-overview={isOverview || undefined}
      data-searching={keyword.trim() !== '' || undefined}
    >
      <Link className="settings-back" to="/$shop/settings" params={{ shop: shop._id }}>
        <Icon name="back" size="small" />
        {t('settings.title')}
      </Link>
      <SettingsNav
        groups={settingsGroupsFor(role, shop)}
        path={path}
        keyword={keyword}
        onSearch={setKeyword}
      />
      <div className="settings-page">{children}</div>
    </div>
  )
}
