import type { ShownReports } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { RowHead } from './report-column.ts'
import { ReportCard } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { useDayHours } from './use-day-hours.ts'

type Row = ShownReports['waiting'][number]

const whole = (minutes: number | undefined): number | undefined =>
  minutes === undefined ? undefined : Math.round(minutes)

/** Who waited for a table, for how long, and how right what was quoted to them is, by day and hour (STAFF-7.9). */
export const WaitingCard = ({ shown }: { readonly shown: ShownReports }) => {
  const { t } = useMessages()
  const { briefDay } = useFormats()
  const { sortHours, hourText } = useDayHours()
  const [all, ...days] = shown.waiting
  if (!all) return null
  const minutes = (of = 0): string => t('reports.minutes', { count: Math.round(of) })
  const table = (label: string, rows: readonly Row[], head: Omit<RowHead<Row>, 'isInOrder'>) => (
    <ReportTable
      label={label}
      days={shown.period}
      rows={rows}
      bar="most"
      head={{ ...head, isInOrder: true }}
      columns={[
        { id: 'mean', title: t('reports.column.mean'), value: ({ meanWait }) => whole(meanWait) },
        { id: 'most', title: t('reports.column.most'), value: ({ p90Wait }) => whole(p90Wait) },
        { id: 'parties', title: t('reports.column.parties'), value: (row) => row.parties },
        { id: 'seated', title: t('reports.column.seated'), value: (row) => row.seated },
        { id: 'gaveUp', title: t('reports.column.gaveUp'), value: (row) => row.gaveUp },
        { id: 'left', title: t('reports.column.left'), value: (row) => row.left },
      ]}
    />
  )
  const { parties, joined, seated, gaveUp, left } = all
  return (
    <ReportCard title={t('reports.waiting')}>
      <p>{t('reports.waitingWords', { count: parties, joined, seated, gaveUp, left })}</p>
      {seated > 0 && (
        <p>
          {t('reports.waitingTimes', { mean: minutes(all.meanWait), most: minutes(all.p90Wait) })}
        </p>
      )}
      {all.quoted > 0 && (
        <p>
          {t('reports.waitingErrors', {
            quoted: minutes(all.meanQuoted),
            error: minutes(all.meanError),
            most: minutes(all.p90Error),
            told: all.quoted,
            within: all.within,
          })}
        </p>
      )}
      {table(t('reports.waitingByDay'), days, {
        title: t('reports.column.day'),
        of: ({ day = '' }) => day,
        text: ({ day = '' }) => briefDay(day),
      })}
      <h3>{t('reports.waitingByHour')}</h3>
      {table(t('reports.waitingByHour'), sortHours(shown.waitingHours.slice(1)), {
        title: t('reports.column.hour'),
        of: hourText,
      })}
    </ReportCard>
  )
}
