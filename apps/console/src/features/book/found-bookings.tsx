import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { BookingRow } from './booking-row.tsx'

interface FoundBookingsProps {
  readonly book: Book
  readonly keyword: string
  readonly isOutOfHours: (booking: Reservation) => boolean
  readonly tablesOf: (booking: Reservation) => string
  readonly onOpen: (booking: Reservation) => void
}

/** What is found on any day by a name, a number or the end of a phone (RES-6.3). */
export const FoundBookings = (props: FoundBookingsProps) => {
  const { book, keyword, isOutOfHours, tablesOf, onOpen } = props
  const { t } = useMessages()
  const [found, setFound] = useState<readonly Reservation[]>()
  useEffect(() => {
    const timer = setTimeout(() => {
      book.search(keyword).then(setFound, () => setFound([]))
    }, 250)
    return () => clearTimeout(timer)
  }, [book, keyword])
  return (
    <section aria-label={t('book.found')} aria-busy={found === undefined}>
      <h2>{t('book.found')}</h2>
      {found?.length === 0 && <p className="page-muted">{t('book.nothingFound')}</p>}
      <ul className="book-list">
        {found?.map((booking) => (
          <BookingRow
            key={booking._id}
            booking={booking}
            day={booking.date}
            isOutOfHours={isOutOfHours(booking)}
            tableNames={tablesOf(booking)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}
