import type { FloorSession, NotedAllergy } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import type { Seating } from '@comanda/shop-rules/reservations'
import { Button, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { AllergyInputs } from '../../forms/allergy-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useNow } from '../../staff/use-now.ts'
import { BookingList } from './booking-list.tsx'
import { LeftButtons } from './left-buttons.tsx'
import { ReservedNote } from '../../staff/guests/reserved-note.tsx'
import { keptAt } from '../../staff/guests/next-booking.ts'
import { StillServedNote } from '../../staff/guests/still-served-note.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** The sizes of a party with a button each: one press seats it. */
const buttons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The largest party that a session takes. */
const MOST = 999

interface SeatSheetProps {
  readonly table: TableViewItem
  /** Those at the table: paid ones whose dishes are not all served. */
  readonly sessions: readonly FloorSession[]
  /** Why nobody can be seated now. */
  readonly problem: string | undefined
  readonly seating: Seating
  /** The guests who are expected today. */
  readonly bookings: readonly Reservation[]
  /** Called if its guests have left. */
  readonly onClean: (needsCleaning: boolean) => void
  readonly onSeatBooking: (booking: Reservation, insteadOf: readonly Reservation[]) => void
  readonly onKeep: (booking: Reservation, isKept: boolean) => void
  readonly onSeat: (guests: number, allergy: NotedAllergy | undefined) => void
  readonly onClosed: () => void
}

/** How many guests sit down at a free table. The press of a number seats them: two from the floor to a bill (STAFF-4.3). */
export const SeatSheet = (props: SeatSheetProps) => {
  const { table, sessions, problem, seating, bookings } = props
  const { onClean, onSeat, onSeatBooking, onKeep, onClosed } = props
  const { t } = useMessages()
  const [many, setMany] = useState(buttons.length + 1)
  const { name, capacity } = table
  const now = useNow(30_000)
  const kept = keptAt([table], bookings, seating, now)
  const [allergy, setAllergy] = useState<NotedAllergy>()
  const isAllergy = Boolean(allergy && (allergy.allergens.length > 0 || allergy.text?.trim()))
  const seat = (guests: number, close: () => void): void => {
    onSeat(guests, isAllergy ? allergy : undefined)
    close()
  }
  return (
    <StaffSheet open onClosed={onClosed} title={t('floor.seat', { name })}>
      {(close) => (
        <div className="seat-sheet">
          <p>
            {t('floor.seatHint')} {capacity !== undefined && t('floor.seats', { count: capacity })}
          </p>
          <StillServedNote sessions={sessions} />
          <ReservedNote kept={kept} now={now} />
          {problem !== undefined && <p role="alert">{problem}</p>}
          {sessions.length === 0 && (
            <LeftButtons
              table={table}
              isDisabled={problem !== undefined}
              onClean={(needsCleaning) => {
                onClean(needsCleaning)
                close()
              }}
            />
          )}
          {allergy ? (
            <AllergyInputs draft={allergy} onChange={setAllergy} />
          ) : (
            <div>
              <Button
                variant="quiet"
                icon="warning"
                disabled={problem !== undefined}
                onClick={() => setAllergy({ allergens: [] })}
              >
                {t('allergies.button')}
              </Button>
            </div>
          )}
          <div className="seat-sheet-numbers">
            {buttons.map((guests) => (
              <Button
                key={guests}
                size="large"
                variant={guests === capacity ? 'primary' : 'quiet'}
                aria-label={t('floor.guests', { count: guests })}
                disabled={problem !== undefined}
                onClick={() => seat(guests, close)}
              >
                {guests}
              </Button>
            ))}
          </div>
          <div className="seat-sheet-many">
            <Stepper
              value={many}
              min={buttons.length + 1}
              max={MOST}
              label={t('floor.seatCount')}
              increaseLabel={t('floor.guests', { count: many + 1 })}
              decreaseLabel={t('floor.guests', { count: many - 1 })}
              onChange={setMany}
            />
            <Button
              variant="quiet"
              disabled={problem !== undefined}
              onClick={() => seat(many, close)}
            >
              {t('floor.seatMany', { count: many })}
            </Button>
          </div>
          {bookings.length > 0 && (
            <BookingList
              bookings={bookings}
              table={table._id}
              isDisabled={problem !== undefined}
              onSeat={(booking) => {
                onSeatBooking(
                  booking,
                  kept.filter(({ _id }) => _id !== booking._id),
                )
                close()
              }}
              onKeep={onKeep}
            />
          )}
        </div>
      )}
    </StaffSheet>
  )
}
