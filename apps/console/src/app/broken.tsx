import { Button, buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../staff/messages.ts'

/** A screen that failed. */
export const Broken = () => {
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

/** An address that leads nowhere. */
export const NotFound = () => {
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
