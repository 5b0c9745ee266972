import { buttonLook, EmptyState } from '@comanda/ui'
import { useSession } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { Link } from '../../router/link.tsx'

/** The cart of a table that was closed, below what the banner says of it: it is not merely empty (TABLE-6.15). */
export const ClosedCart = () => {
  const { t } = useTableMessages()
  const ordering = useOrderingMessages()
  const { session } = useSession()
  const hasOrdered = session !== undefined && session.orders.length > 0
  return (
    <EmptyState
      level={1}
      drawing="closed"
      title={t('table.closed.cart')}
      action={
        <Link to={hasOrdered ? '/order' : '/browse'} {...buttonLook({ variant: 'quiet' })}>
          {hasOrdered ? t('table.closed.order') : ordering.t('app.toMenu')}
        </Link>
      }
    >
      {t('table.closed.cartText')}
    </EmptyState>
  )
}
