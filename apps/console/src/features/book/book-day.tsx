import type { BookState } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { guestsOf, holdsPlace } from '@comanda/shop-rules/reservations'
import { Segmented } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useKnownGuests } from '../../staff/guests/use-known-guests.ts'
import { BookingRow } from './booking-row.tsx'
import { DayTables } from './day-tables.tsx'
import type { BookingPlace } from './use-move-booking.ts'

interface BookDayProps {
  readonly state: Extract<BookState, { readonly status: 'ready' }>
  /** Those of which a step is not sent yet. */
  readonly waiting: ReadonlySet<string>
  readonly isOutOfHours: (booking: Reservation) => boolean
  readonly tablesOf: (booking: Reservation) => string
  readonly onOpen: (booking: Reservation) => void
  readonly onMove: (booking: Reservation, to: BookingPlace) => void
}

/** Counts as the week does (RES-6.7): those who have left came, too. */
const counted = (bookings: readonly Reservation[]) => {
  const coming = bookings.filter(({ status }) => holdsPlace(status) || status === 'completed')
  const guests = coming.reduce((sum, one) => sum + guestsOf({ ...one, tables: undefined }), 0)
  return { count: coming.length, guests }
}

/** Who comes on a day, as a list or by table (RES-6.1, RES-7.4). */
export const BookDay = (props: BookDayProps) => {
  const { state, waiting, isOutOfHours, tablesOf, onOpen, onMove } = props
  const { t } = useMessages()
  const { day } = useFormats()
  const [look, setLook] = useState<'list' | 'tables'>('list')
  const { bookings } = state
  const known = useKnownGuests({ date: state.date })
  return (
    <section aria-label={day(state.date)}>
      <h2>{day(state.date)}</h2>
      <p className="book-sum">{t('book.sum', counted(bookings))}</p>
      {!state.day && <p role="note">{t('book.problem.reservationClosed')}</p>}
      {bookings.length === 0 && <p className="page-muted">{t('book.none')}</p>}
      {state.day && bookings.length > 0 && (
        <Segmented
          label={t('book.look')}
          segments={[
            { id: 'list', text: t('book.asList') },
            { id: 'tables', text: t('book.asTables') },
          ]}
          selected={look}
          onSelect={setLook}
        />
      )}
      {state.day && look === 'tables' && bookings.length > 0 ? (
        <div className="book-tables-scroll">
          <DayTables
            bookings={bookings}
            tables={state.tables}
            seating={state.seating}
            sessions={state.day.sessions}
            onOpen={onOpen}
            onMove={onMove}
          />
        </div>
      ) : (
        <ul className="book-list">
          {bookings.map((booking) => (
            <BookingRow
              key={booking._id}
              booking={booking}
              isOutOfHours={isOutOfHours(booking)}
              isWaiting={waiting.has(booking._id)}
              known={known.find(({ reservation }) => reservation === booking._id)}
              tableNames={tablesOf(booking)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
