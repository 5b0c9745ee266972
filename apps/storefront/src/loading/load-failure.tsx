import { useConnectionStatus } from '@comanda/client/react'
import { Button, EmptyState } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'

/** Nothing came: for want of a network, which mends itself, or for a fault, which a press may mend. */
export const LoadFailure = ({ onRetry, level = 2 }: { onRetry: () => void; level?: 1 | 2 }) => {
  const { t } = useMessages()
  const isOffline = useConnectionStatus() === 'offline'
  return isOffline ? (
    <EmptyState level={level} drawing="offline" title={t('load.offlineTitle')}>
      {t('load.offlineText')}
    </EmptyState>
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
