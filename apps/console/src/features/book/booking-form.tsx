import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { Book } from '@comanda/client/staff'
import type { Reservation, ReservationDayResult } from '@comanda/contract'
import { depositAmount, guestsOf } from '@comanda/shop-rules/reservations'
import { Button, CheckRow, Field, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { type BookingDraft, draftOf, emptyDraft, sentDraft } from './booking-draft.ts'
import { failureWords } from './failure-words.ts'
import { GuestInputs } from './guest-inputs.tsx'
import { PartyInputs } from './party-inputs.tsx'
import { SlotChoice } from './slot-choice.tsx'

/** What is booked: a change of a booking, or a new one of a day, perhaps at a slot that was pressed. */
export type Booking =
  | { readonly booking: Reservation }
  | { readonly date: string; readonly slot?: Pick<BookingDraft, 'diningSession' | 'time'> }

interface BookingFormProps {
  readonly book: Book
  readonly of: Booking
  readonly onSaved: (booking: Reservation) => void
  /** Returns the place that is suggested for a new booking, which its toast keeps for it. */
  readonly onBooked: (
    booking: Reservation,
  ) => { readonly name: string; readonly keep: () => void } | undefined
  readonly onClosed: () => void
}

/** Returns what is left on a day, read again for each, and once there is a connection again. */
const useDay = (book: Book, date: string): ReservationDayResult | undefined => {
  const isOffline = useStore(useStaff().connection.status) === 'offline'
  const [found, setFound] = useState<{
    readonly date: string
    readonly day: ReservationDayResult
  }>()
  useEffect(() => {
    let isShown = true
    if (!isOffline)
      book.dayOf(date).then(
        (day) => isShown && setFound({ date, day }),
        // What was read of the day stays: a booking that is sent again is the same, with its deposit.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [book, date, isOffline])
  return found?.date === date ? found.day : undefined
}

/** A booking by phone: who, how many and when, with what is left (RES-6.6). */
export const BookingForm = ({ book, of, onSaved, onBooked, onClosed }: BookingFormProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const before = 'booking' in of ? of.booking : undefined
  const [draft, setDraft] = useState<BookingDraft>(() =>
    'booking' in of ? draftOf(of.booking) : { ...emptyDraft(of.date), ...of.slot },
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const day = useDay(book, draft.date)
  const [asks, setAsks] = useState(true)
  const asked = before ? 0 : depositAmount(day?.deposits, draft)
  const change = (part: Partial<BookingDraft>): void => {
    setProblem(undefined)
    setDraft((now) => ({ ...now, ...part }))
  }
  const save = async (close: () => void): Promise<void> => {
    if (draft.time === '') {
      setProblem(t('book.problem.slotNotAvailable'))
      return
    }
    setIsBusy(true)
    try {
      const sent = sentDraft(draft)
      const made = before
        ? await book.edit({ reservation: before._id, ...sent })
        : await book.create(asks && asked > 0 ? { ...sent, deposit: asked } : sent)
      const { name, time, number } = made
      const suggested = before ? undefined : onBooked(made)
      showToast(t('book.saved', { name, time, number }), {
        tone: 'success',
        ...(suggested && {
          action: { text: t('book.keepAt', { name: suggested.name }), run: suggested.keep },
        }),
      })
      onSaved(made)
      close()
    } catch (failure) {
      setProblem(failureWords(normaliseError(failure), t))
    } finally {
      setIsBusy(false)
    }
  }
  const own = before && before.date === draft.date ? guestsOf({ ...before, tables: undefined }) : 0
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t(before ? 'book.changeTitle' : 'book.new')}
      footer={(close) => (
        <>
          {problem !== undefined && <p role="alert">{problem}</p>}
          <Button size="large" wide disabled={isBusy} onClick={() => void save(close)}>
            {t(before ? 'book.save' : 'book.create')}
          </Button>
        </>
      )}
    >
      <div className="booking-form">
        <Field
          label={t('book.field.date')}
          type="date"
          value={draft.date}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') change({ date: value })
          }}
        />
        <PartyInputs draft={draft} onChange={change} />
        {day && <SlotChoice day={day} draft={draft} own={own} onChange={change} />}
        <GuestInputs book={book} draft={draft} onChange={change} />
        {asked > 0 && (
          <CheckRow checked={asks} onChange={() => setAsks(!asks)} note={t('book.deposit.askText')}>
            {t('book.deposit.ask', { amount: money(asked) })}
          </CheckRow>
        )}
      </div>
    </StaffSheet>
  )
}
