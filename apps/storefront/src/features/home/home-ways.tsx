import { buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMessages } from '../../language/messages.ts'
import { useTable } from './use-table.ts'

/** Links beside ordering: the menu, by which a table orders, and reservations. */
export const HomeWays = ({ canOrder }: { canOrder: boolean }) => {
  const { t } = useMessages()
  const table = useTable()
  const look = buttonLook({ variant: 'quiet', wide: true })
  return (
    <div className="home-ways">
      {canOrder && table === undefined && (
        <Link to="/browse" {...look}>
          {t('home.seeMenu')}
        </Link>
      )}
      <Link to="/reservation" {...look}>
        {t('home.reserve')}
      </Link>
    </div>
  )
}
