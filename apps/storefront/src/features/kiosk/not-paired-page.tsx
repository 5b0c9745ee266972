import { EmptyState } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Shown on a kiosk that is not paired with a shop yet. */
export const NotPairedPage = () => {
  const { t } = useVisitMessages()
  return (
    <EmptyState level={1} drawing="code" title={t('kiosk.notPaired')}>
      {t('kiosk.notPairedText')}
    </EmptyState>
  )
}
