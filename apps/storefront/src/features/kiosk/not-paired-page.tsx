import { EmptyState } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** A kiosk before it was paired with a shop. */
export const NotPairedPage = () => {
  const { t } = useVisitMessages()
  return (
    <EmptyState level={1} drawing="code" title={t('kiosk.notPaired')}>
      {t('kiosk.notPairedText')}
    </EmptyState>
  )
}
