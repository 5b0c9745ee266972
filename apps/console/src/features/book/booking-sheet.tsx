import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import {
  canReservationBecome,
  guestsOf,
  mayBeNoShow,
  undoneStatus,
} from '@comanda/shop-rules/reservations'
import { Badge, Button } from '@comanda/ui'
import type { ReactNode } from 'react'
import { GuestFacts } from '../../staff/guests/guest-facts.tsx'
import { KnownGuestFacts } from '../../staff/guests/known-guest.tsx'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useKnownGuests } from '../../staff/guests/use-known-guests.ts'
import { useNow } from '../../staff/use-now.ts'
import { BookingDeposit } from './booking-deposit.tsx'
import { BookingHistory } from './booking-history.tsx'
import { useBookingSteps } from './use-booking-steps.ts'

/** The steps that staff take here; guests are seated from the floor, where the tables are. */
const steps = ['confirmed', 'late', 'noShow', 'completed', 'cancelled'] as const

interface BookingSheetProps {
  readonly book: Book
  readonly booking: Reservation
  readonly tableNames: string
  /** The choice of its tables. */
  readonly children?: ReactNode
  readonly onEdit: () => void
  readonly onClosed: () => void
}

/** All of a booking, what can be done with it, and who did what. */
export const BookingSheet = (props: BookingSheetProps) => {
  const { book, booking, tableNames, children, onEdit, onClosed } = props
  const { t } = useMessages()
  const { day } = useFormats()
  const now = useNow(15_000)
  const set = useBookingSteps(book)
  const known = useKnownGuests({ date: booking.date }).find(
    ({ reservation }) => reservation === booking._id,
  )
  const { name, number, date, time, phone, email, status, source } = booking
  const back = undoneStatus(booking, now)
  const canEdit = status === 'booked' || status === 'confirmed' || status === 'late'
  return (
    <StaffSheet open drops="freely" onClosed={onClosed} title={t('book.guest', { name, number })}>
      {(close) => (
        <div className="booking-sheet">
          <p className="booking-sheet-when">
            <strong>{`${day(date)} · ${time}`}</strong>
            <span>{t('floor.guests', { count: guestsOf({ ...booking, tables: undefined }) })}</span>
            <Badge>{t(`book.status.${status}`)}</Badge>
          </p>
          <p className="booking-sheet-contact">
            {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
            {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
            {tableNames !== '' && <span>{t('book.tables', { names: tableNames })}</span>}
            {source !== undefined && <span>{t(`book.source.${source}`)}</span>}
          </p>
          <GuestFacts guest={booking} />
          <BookingDeposit book={book} booking={booking} />
          <KnownGuestFacts known={known} reservation={booking._id} />
          <div className="booking-sheet-steps">
            {back !== undefined && (
              <Button
                variant="primary"
                icon="back"
                onClick={() => {
                  void set(booking, back, true)
                  close()
                }}
              >
                {t('book.undoTo', { status: t(`book.status.${back}`) })}
              </Button>
            )}
            {canEdit && (
              <Button variant="quiet" icon="edit" onClick={onEdit}>
                {t('book.change')}
              </Button>
            )}
            {steps
              .filter((step) => canReservationBecome(status, step))
              .filter((step) => step !== 'noShow' || mayBeNoShow(booking, now))
              .map((step) => (
                <Button
                  key={step}
                  variant="quiet"
                  onClick={() => {
                    void set(booking, step)
                    // The undo of its toast is in reach then.
                    close()
                  }}
                >
                  {t(`book.step.${step}`)}
                </Button>
              ))}
          </div>
          {canEdit && children}
          <BookingHistory key={booking.version} book={book} reservation={booking._id} />
        </div>
      )}
    </StaffSheet>
  )
}
