import { buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '../router/link.tsx'
import { useMessages } from '../language/messages.ts'

const STATUS = 404

/** The page of an unknown URL: the status, what it means, and a link home (ROUTE-1.3). */
export const NotFoundPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState
      level={1}
      drawing="search"
      title={STATUS}
      action={
        <Link to="/" {...buttonLook()}>
          {t('app.homepage')}
        </Link>
      }
    >
      {t('failure.pageNotFound')}
    </EmptyState>
  )
}
