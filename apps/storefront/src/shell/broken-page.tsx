import { CallError } from '@comanda/client'
import { Button, EmptyState } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'

const NOT_FOUND = 404
const UNKNOWN = 500

/** An error page: the status, its message, and a link home that reloads the page (ROUTE-1.3). */
export const BrokenPage = ({ error }: { error: unknown }) => {
  const { t } = useMessages()
  const { statusCode, message } =
    error instanceof CallError ? error : { statusCode: UNKNOWN, message: '' }
  const isGone = statusCode === NOT_FOUND
  return (
    <EmptyState
      level={1}
      drawing={isGone ? 'search' : 'broken'}
      title={isGone ? statusCode : t('failure.serverError.title')}
      action={<Button onClick={() => window.location.assign('/')}>{t('app.homepage')}</Button>}
    >
      <p>{isGone ? t('failure.pageNotFound') : message || t('failure.crash')}</p>
      {!isGone && <p>{t('failure.status', { status: statusCode })}</p>}
    </EmptyState>
  )
}
