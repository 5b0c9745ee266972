import { EmptyState } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'

/** Says that a screen has no data because there is no network; it is loaded on reconnect (SCREEN-1.9). */
export const OfflineState = ({ level = 2 }: { readonly level?: 1 | 2 }) => {
  const { t } = useMessages()
  return (
    <EmptyState level={level} drawing="offline" title={t('load.offlineTitle')}>
      {t('load.offlineText')}
    </EmptyState>
  )
}
