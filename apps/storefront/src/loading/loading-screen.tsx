import { useConnectionStatus } from '@comanda/client/react'
import { Skeleton } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import { OfflineState } from './offline-state.tsx'
import './loading-screen.css'

/** A rough skeleton of a screen that is loading; without a network it says so (SCREEN-1.9). */
export const LoadingScreen = () => {
  const { t } = useMessages()
  const isOffline = useConnectionStatus() === 'offline'
  if (isOffline) return <OfflineState level={1} />
  return (
    <div className="loading-screen" role="status" aria-label={t('app.loading')}>
      <Skeleton shape="title" share={0.5} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="card" />
      ))}
    </div>
  )
}
