import type { ReservationDaysResult } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { useMessages } from '../../staff/messages.ts'

/** On a phone the week is longer than the screen: its day is scrolled into view. */
const scrollHere = (node: HTMLElement | null): void =>
  node?.scrollIntoView({ block: 'nearest', inline: 'center' })

interface WeekStripProps {
  readonly week: ReservationDaysResult['days']
  readonly date: string
  readonly onDate: (date: string) => void
}

/** The week in numbers: a press of a day shows it (RES-6.7). */
export const WeekStrip = ({ week, date: shown, onDate }: WeekStripProps) => {
  const { t, locale } = useMessages()
  const words = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <nav aria-label={t('book.week')}>
      <ol className="book-week">
        {week.map(({ date, parties, guests, noShows }) => (
          <li key={date} ref={date === shown ? scrollHere : undefined}>
            <button
              type="button"
              className="book-slot"
              aria-current={date === shown ? 'date' : undefined}
              onClick={() => onDate(date)}
            >
              <strong>{words.format(new Date(`${date}T00:00:00Z`))}</strong>
              <span>{t('floor.guests', { count: guests })}</span>
              <small>{t('book.parties', { count: parties })}</small>
              {noShows > 0 && <small>{t('book.noShows', { count: noShows })}</small>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
