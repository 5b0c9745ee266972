import { useConnectionStatus } from '@comanda/client/react'
import { Button, EmptyState } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import { OfflineState } from './offline-state.tsx'

/** Says that loading failed: without a network it will be retried, otherwise a button retries it. */
export const LoadFailure = ({ onRetry, level = 2 }: { onRetry: () => void; level?: 1 | 2 }) => {
  const { t } = useMessages()
  const isOffline = useConnectionStatus() === 'offline'
  return isOffline ? (
    <OfflineState level={level} />
  ) : (
    <EmptyState
      level={level}
      drawing="broken"
      title={t('failure.serverError.title')}
      action={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
    >
      {t('failure.serverError.text')}
    </EmptyState>
  )
}
