import { Button, EmptyState } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** A screen that broke: the visit begins again, and nothing leads out of the kiosk (KIOSK-2.4, KIOSK-7.7). */
export const BrokenScreen = () => {
  const { t } = useVisitMessages()
  const { reset } = useKiosk()
  return (
    <EmptyState
      level={1}
      drawing="broken"
      title={t('failure.serverError.title')}
      action={
        <Button size="large" onClick={() => reset()}>
          {t('kiosk.startOver')}
        </Button>
      }
    >
      {t('kiosk.atCounter')}
    </EmptyState>
  )
}
