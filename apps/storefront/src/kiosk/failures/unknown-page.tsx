import { Button, EmptyState } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useRouter } from '../../router/router-context.tsx'

/** A screen that a kiosk does not have, such as a member's account. */
export const UnknownPage = () => {
  const { t } = useVisitMessages()
  const router = useRouter()
  return (
    <EmptyState
      level={1}
      drawing="search"
      title={t('kiosk.notHere')}
      action={
        <Button size="large" onClick={() => void router.go('/browse', { replace: true })}>
          {t('app.toMenu')}
        </Button>
      }
    >
      {t('kiosk.notHereText')}
    </EmptyState>
  )
}
