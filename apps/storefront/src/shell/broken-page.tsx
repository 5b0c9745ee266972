import { Button, EmptyState } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'

/** A screen that broke: said so, with the way home by a fresh load. */
export const BrokenPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState
      level={1}
      drawing="broken"
      title={t('failure.serverError.title')}
      action={<Button onClick={() => window.location.assign('/')}>{t('app.homepage')}</Button>}
    >
      {t('failure.crash')}
    </EmptyState>
  )
}
