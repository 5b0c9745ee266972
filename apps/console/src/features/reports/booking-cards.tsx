import type { ShownReports } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { inMinutes } from './in-minutes.ts'
import type { RowHead } from './report-column.ts'
import { ReportCard } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTotal } from './report-total.tsx'

type Row = ShownReports['bookings'][number]

/** The guests who came, or are still to come. */
const coversOf = ({ bookedGuests, noShowGuests, walkInGuests }: Row): number =>
  bookedGuests - noShowGuests + walkInGuests

const sum = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)

/** Who was booked, came, walked in and did not come, by day and slot; and for how long they stayed (STAFF-7.8). */
export const BookingCards = ({ shown }: { readonly shown: ShownReports }) => {
  const { t } = useMessages()
  const { briefDay } = useFormats()
  const { bookings, slots, stays, period } = shown
  const minutes = (seconds: number): string =>
    t('reports.minutes', { count: Math.round(seconds / 60) })
  const table = (label: string, rows: readonly Row[], head: Omit<RowHead<Row>, 'isInOrder'>) => (
    <ReportTable
      label={label}
      days={period}
      rows={rows}
      bar="covers"
      head={{ ...head, isInOrder: true }}
      columns={[
        { id: 'covers', title: t('reports.figures.guests'), value: coversOf },
        { id: 'booked', title: t('reports.column.booked'), value: (row) => row.booked },
        { id: 'walkIns', title: t('reports.column.walkIns'), value: (row) => row.walkIns },
        { id: 'noShows', title: t('reports.column.noShows'), value: (row) => row.noShows },
      ]}
    />
  )
  const all = stays.find(({ guests }) => guests === undefined)
  const booked = sum(bookings, (row) => row.booked)
  const noShows = sum(bookings, (row) => row.noShows)
  return (
    <>
      {bookings.length > 0 && (
        <ReportCard title={t('reports.bookings')}>
          <ReportTotal
            amount={t('reports.covers', { count: sum(bookings, coversOf) })}
            text={t('reports.bookingsWords', {
              booked,
              walkIns: sum(bookings, (row) => row.walkIns),
              cancelled: sum(bookings, (row) => row.cancelled),
            })}
          />
          {booked > 0 && (
            <p>
              {t('reports.noShowWords', {
                noShows,
                booked,
                percent: Math.round((noShows / booked) * 100),
              })}
            </p>
          )}
          {table(t('reports.bookingsByDay'), bookings, {
            title: t('reports.column.day'),
            of: ({ day = '' }) => day,
            text: ({ day = '' }) => briefDay(day),
          })}
          <h3>{t('reports.bookingsByTime')}</h3>
          {table(t('reports.bookingsByTime'), slots, {
            title: t('reports.column.time'),
            of: ({ time = '' }) => time,
          })}
        </ReportCard>
      )}
      {all && (
        <ReportCard title={t('reports.stays')}>
          <p>{t('reports.staysWords', { half: minutes(all.p50), most: minutes(all.p90) })}</p>
          <ReportTable
            label={t('reports.stays')}
            days={period}
            rows={stays.filter(({ guests }) => guests !== undefined)}
            bar="most"
            head={{
              title: t('reports.column.party'),
              of: ({ guests = 0 }) => t('reports.partyOf', { count: guests }),
              isInOrder: true,
            }}
            columns={[
              { id: 'parties', title: t('reports.column.parties'), value: (row) => row.parties },
              { id: 'half', title: t('reports.column.half'), value: ({ p50 }) => inMinutes(p50) },
              { id: 'most', title: t('reports.column.most'), value: ({ p90 }) => inMinutes(p90) },
            ]}
          />
        </ReportCard>
      )}
    </>
  )
}
