import type { Reservation } from '@comanda/contract'
import { allergyOf } from '@comanda/shop-rules/reservations'
import { Icon } from '@comanda/ui'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { clockTime } from './clock-time.ts'

/** How long before their time guests are listed, in ms. */
const SOON = 60 * 60_000

interface ArrivingProps {
  /** Guests who are expected today, by time. */
  readonly bookings: readonly Reservation[]
  readonly nameOf: (table: string) => string | undefined
  readonly onChoose: (booking: Reservation) => void
}

/** Guests who come within the hour, or are late: a press seats them (RES-7.3). Without any, who comes next. */
export const Arriving = ({ bookings, nameOf, onChoose }: ArrivingProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const now = useNow(30_000)
  const soon = bookings.filter(({ startTime }) => Date.parse(startTime) - now <= SOON)
  const [next] = bookings
  if (!next) return null
  const wordsOf = ({ name, adults, children, startTime }: Reservation): string => {
    const time = clockTime(startTime, locale, timeZone)
    return t('floor.booking', { time, name, count: adults + children })
  }
  return (
    <section className="floor-arriving" aria-label={t('floor.arriving')}>
      <h2>{t('floor.arriving')}</h2>
      {soon.length === 0 && <p>{t('floor.nextArriving', { booking: wordsOf(next) })}</p>}
      <ul>
        {soon.map((booking) => {
          const { _id, startTime, tables = [] } = booking
          const names = listWords(
            tables.flatMap((table) => nameOf(table) ?? []),
            t,
          )
          return (
            <li key={_id}>
              <button
                type="button"
                data-late={Date.parse(startTime) < now ? '' : undefined}
                onClick={() => onChoose(booking)}
              >
                <span>{wordsOf(booking)}</span>
                {names !== '' && <small>{t('book.tables', { names })}</small>}
                {allergyOf(booking) && <Icon name="warning" size="small" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
