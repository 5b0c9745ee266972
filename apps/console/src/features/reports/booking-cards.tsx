import type { ShownReports } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { FigureBars } from './figure-bars.tsx'
import { ReportCard } from './report-card.tsx'

type Row = ShownReports['bookings'][number]

/** The guests who came, or are still to come. */
const coversOf = ({ bookedGuests, noShowGuests, walkInGuests }: Row): number =>
  bookedGuests - noShowGuests + walkInGuests

const sum = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)

/** Who was booked, came, walked in and did not come, by day and slot; and for how long they stayed (STAFF-7.8). */
export const BookingCards = ({ shown }: { readonly shown: ShownReports }) => {
  const { t } = useMessages()
  const { day } = useFormats()
  const { bookings, slots, stays } = shown
  const minutes = (seconds: number): string =>
    t('reports.minutes', { count: Math.round(seconds / 60) })
  const figuresOf = (rows: readonly Row[], nameOf: (row: Row) => string) => {
    const most = Math.max(1, ...rows.map(coversOf))
    return rows.map((row) => {
      const { booked, noShows, walkIns } = row
      const name = nameOf(row)
      return {
        key: name,
        name,
        text: t('reports.covers', { count: coversOf(row) }),
        detail: t('reports.coversWords', { booked, walkIns, noShows }),
        share: coversOf(row) / most,
      }
    })
  }
  const all = stays.find(({ guests }) => guests === undefined)
  const longest = Math.max(1, ...stays.map(({ p90 }) => p90))
  const booked = sum(bookings, (row) => row.booked)
  const noShows = sum(bookings, (row) => row.noShows)
  return (
    <>
      {bookings.length > 0 && (
        <ReportCard title={t('reports.bookings')}>
          <p className="report-total">
            <strong>{t('reports.covers', { count: sum(bookings, coversOf) })}</strong>
            <span>
              {t('reports.bookingsWords', {
                booked,
                walkIns: sum(bookings, (row) => row.walkIns),
                cancelled: sum(bookings, (row) => row.cancelled),
              })}
            </span>
          </p>
          {booked > 0 && (
            <p>
              {t('reports.noShowWords', {
                noShows,
                booked,
                percent: Math.round((noShows / booked) * 100),
              })}
            </p>
          )}
          <FigureBars
            label={t('reports.bookingsByDay')}
            figures={figuresOf(bookings, (row) => (row.day === undefined ? '' : day(row.day)))}
          />
          <h3>{t('reports.bookingsByTime')}</h3>
          <FigureBars
            label={t('reports.bookingsByTime')}
            figures={figuresOf(slots, ({ time = '' }) => time)}
          />
        </ReportCard>
      )}
      {all && (
        <ReportCard title={t('reports.stays')}>
          <p>{t('reports.staysWords', { half: minutes(all.p50), most: minutes(all.p90) })}</p>
          <FigureBars
            label={t('reports.stays')}
            figures={stays.flatMap(({ guests, parties, p50, p90 }) =>
              guests === undefined
                ? []
                : [
                    {
                      key: String(guests),
                      name: t('reports.partyOf', { count: guests }),
                      text: `${minutes(p50)} / ${minutes(p90)}`,
                      detail: t('reports.partyCount', { count: parties }),
                      share: p90 / longest,
                    },
                  ],
            )}
          />
        </ReportCard>
      )}
    </>
  )
}
