import { useStore } from '@comanda/client/react'
import { EmptyState } from '@comanda/ui'
import { Outlet } from '@tanstack/react-router'
import { SettingsFrame } from '../shell/settings/settings-frame.tsx'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'

/**
 * The screens of settings, once the shop is read: a form that started from the copy for when there is no network would
 * save again what others have changed since (STAFF-10.18).
 */
export const SettingsScreens = () => {
  const { t } = useMessages()
  const { connection, shops } = useStaff()
  const { isCopy } = useStore(shops.state)
  const isOffline = useStore(connection.status) === 'offline'
  const waiting = isOffline ? (
    <EmptyState drawing="offline" title={t('connection.offline')} level={1}>
      {t('floor.offline')}
    </EmptyState>
  ) : (
    <p className="app-splash" role="status">
      {t('app.loading')}
    </p>
  )
  return <SettingsFrame>{isCopy ? waiting : <Outlet />}</SettingsFrame>
}
