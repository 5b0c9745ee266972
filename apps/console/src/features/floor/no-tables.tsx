import { buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

/** Where an empty floor leads: to the tables of the shop. */
export const NoTables = () => {
  const { t } = useMessages()
  return (
    <EmptyState
      drawing="search"
      title={t('floor.empty')}
      action={
        <Link to="/$shop/tables" params={{ shop: useShop()._id }} {...buttonLook()}>
          {t('floor.emptyAction')}
        </Link>
      }
    >
      {t('floor.emptyText')}
    </EmptyState>
  )
}
