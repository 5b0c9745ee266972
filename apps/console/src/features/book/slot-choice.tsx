import type { ReservationDayResult } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Chip, Chips } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type BookingDraft, isFull } from './booking-draft.ts'

interface SlotChoiceProps {
  readonly day: ReservationDayResult
  readonly draft: BookingDraft
  /** Guests of the booking that is changed, if it stays at its day: they sit there already. */
  readonly own: number
  readonly onChange: (slot: Pick<BookingDraft, 'diningSession' | 'time'>) => void
}

/** The times of a day with what is left; a full one says which are free next to it (RES-1.4). */
export const SlotChoice = ({ day: { sessions }, draft, own, onChange }: SlotChoiceProps) => {
  const { t, locale } = useMessages()
  const guests = draft.adults + draft.children
  const [isOpen, setIsOpen] = useState(draft.time === '')
  const choose = (diningSession: string, time: string): void => {
    setIsOpen(false)
    onChange({ diningSession, time })
  }
  const all = sessions.flatMap(({ _id, slots }) =>
    slots.map((slot) => ({
      ...slot,
      session: _id,
      isFree: !slot.isPast && !isFull(slot, guests, own),
    })),
  )
  const at = all.findIndex(
    ({ session, time }) => session === draft.diningSession && time === draft.time,
  )
  const chosen = all[at]
  const free = [
    all.slice(0, Math.max(0, at)).findLast((slot) => slot.isFree),
    all.slice(at + 1).find((slot) => slot.isFree),
  ].filter((slot) => slot !== undefined)
  return (
    <>
      {sessions.length === 0 && <p role="alert">{t('book.problem.dateNotAvailable')}</p>}
      {chosen && !isOpen && (
        <Button variant="quiet" icon="clock" onClick={() => setIsOpen(true)}>
          {t('book.otherTime', { time: chosen.time })}
        </Button>
      )}
      {(isOpen || !chosen) &&
        sessions.map(({ _id, name, slots }) => (
          <Chips key={_id} label={localizedName(name, locale)}>
            {slots
              .filter(
                (slot) => !slot.isPast || (_id === draft.diningSession && slot.time === draft.time),
              )
              .map((slot) => (
                <Chip
                  key={slot.time}
                  name="book-slot"
                  checked={_id === draft.diningSession && slot.time === draft.time}
                  note={
                    isFull(slot, guests, own)
                      ? t('book.full')
                      : slot.guestsLeft !== undefined && t('book.left', { count: slot.guestsLeft })
                  }
                  onChange={() => choose(_id, slot.time)}
                >
                  {slot.time}
                </Chip>
              ))}
          </Chips>
        ))}
      {chosen && !chosen.isFree && (
        <p className="book-full" role="alert">
          {t(free.length > 0 ? 'book.fullNext' : 'book.problem.slotFull')}
          {free.map(({ session, time }) => (
            <Button
              key={`${session} ${time}`}
              variant="quiet"
              onClick={() => choose(session, time)}
            >
              {time}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}
