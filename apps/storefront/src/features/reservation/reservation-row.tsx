import type { Reservation, Shop } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { StatusBadge } from './status-badge.tsx'
import { useLeafWords } from './use-day-words.ts'
import './reservation-row.css'

/** A reservation of the list: its day as a calendar leaf, time, guests, shop, status. */
export const ReservationRow = ({
  reservation: { _id, date, time, adults, children, status },
  shop,
}: {
  reservation: Reservation
  shop: Shop | undefined
}) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { month, day, weekday } = useLeafWords()(date)
  return (
    <Link to="/reservation/$id" params={{ id: _id }} className="reservation-row">
      <span className="reservation-leaf">
        <span>{month}</span>
        <strong>{day}</strong>
        <span>{weekday}</span>
      </span>
      <span className="reservation-row-text">
        <strong>{[time, t('reservation.guests', { count: adults + children })].join(' · ')}</strong>
        <span>{name(shop?.name)}</span>
        <span>
          <StatusBadge status={status} />
        </span>
      </span>
      <Icon name="forward" size="small" />
    </Link>
  )
}
