import { Button, buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../staff/messages.ts'

/** Replaces a screen that failed to render. */
export const ErrorPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState
      drawing="broken"
      title={t('app.broken')}
      level={1}
      action={<Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>}
    >
      {t('app.brokenText')}
    </EmptyState>
  )
}

/** Shown if no route matches the URL. */
export const NotFoundPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState
      drawing="search"
      title={t('app.notFound')}
      level={1}
      action={
        <Link to="/" {...buttonLook()}>
          {t('app.orders')}
        </Link>
      }
    >
      {t('app.notFoundText')}
    </EmptyState>
  )
}
