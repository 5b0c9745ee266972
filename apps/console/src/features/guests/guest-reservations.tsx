import type { GuestFile } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** The reservations of a person, the latest first. */
export const GuestReservations = ({ reservations }: Pick<GuestFile, 'reservations'>) => {
  const { t } = useMessages()
  const { day } = useFormats()
  return (
    <section className="page-card" aria-label={t('guests.reservations')}>
      <h2>{t('guests.reservations')}</h2>
      {reservations.length === 0 && <p className="page-muted">{t('guests.noReservations')}</p>}
      <ul className="guest-list">
        {reservations.map(({ _id, number, date, time, status, guests, remark }) => (
          <li key={_id}>
            <strong>{`${day(date)} · ${time}`}</strong> <Badge>{t(`book.status.${status}`)}</Badge>
            <small>
              {[number, t('floor.guests', { count: guests }), remark].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
