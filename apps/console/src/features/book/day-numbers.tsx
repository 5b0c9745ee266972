import type { ReservationDayResult } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'

interface DayNumbersProps {
  readonly day: ReservationDayResult
  /** Books at a slot. */
  readonly onSlot: (session: string, time: string) => void
}

/** What is booked and left at each slot (RES-6.2). A press of a slot books there. */
export const DayNumbers = ({ day: { sessions }, onSlot }: DayNumbersProps) => {
  const { t, locale } = useMessages()
  return (
    <div className="book-numbers">
      {sessions.map(({ _id, name, slots }) => (
        <section key={_id} aria-label={localizedName(name, locale)}>
          <h2>{localizedName(name, locale)}</h2>
          <ol className="book-slots">
            {slots.map(({ time, guests, guestsLeft, partiesLeft, isPast }) => {
              const isFull = guestsLeft === 0 || partiesLeft === 0
              const left = isFull
                ? t('book.full')
                : guestsLeft === undefined
                  ? t('book.noLimit')
                  : t('book.left', { count: guestsLeft })
              return (
                <li key={time}>
                  <button
                    type="button"
                    className="book-slot"
                    data-full={isFull ? '' : undefined}
                    disabled={isPast}
                    aria-label={t('book.slotLabel', { time, guests, left })}
                    onClick={() => onSlot(_id, time)}
                  >
                    <strong>{time}</strong>
                    <span>{t('book.booked', { count: guests })}</span>
                    <small>{left}</small>
                  </button>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
