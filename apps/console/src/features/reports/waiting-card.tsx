import type { ShownReports } from '@comanda/client/staff'
import { clockMinutes, DEFAULT_DAY_END } from '@comanda/engine/time'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { FigureBars } from './figure-bars.tsx'
import { ReportCard } from './report-card.tsx'

type Row = ShownReports['waiting'][number]

/** Who waited for a table, for how long, and how right what was quoted to them is, by day and hour (STAFF-7.9). */
export const WaitingCard = ({ shown }: { readonly shown: ShownReports }) => {
  const { t } = useMessages()
  const { day } = useFormats()
  const { dayEnd = DEFAULT_DAY_END } = useShop()
  const [all, ...days] = shown.waiting
  const begins = Math.floor(clockMinutes(dayEnd) / 60)
  const place = ({ hour = 0 }: Row): number => (hour - begins + 24) % 24
  const hours = shown.waitingHours.slice(1).toSorted((one, other) => place(one) - place(other))
  if (!all) return null
  const minutes = (of = 0): string => t('reports.minutes', { count: Math.round(of) })
  const figuresOf = (rows: readonly Row[], nameOf: (row: Row) => string) => {
    const longest = Math.max(1, ...rows.map(({ p90Wait = 0 }) => p90Wait))
    return rows.map((row) => {
      const { parties, seated, gaveUp, left, meanWait, p90Wait } = row
      const name = nameOf(row)
      return {
        key: name,
        name,
        text: meanWait === undefined ? '–' : `${minutes(meanWait)} / ${minutes(p90Wait)}`,
        detail: t('reports.waitingDetail', { parties, seated, gaveUp, left }),
        share: (p90Wait ?? 0) / longest,
      }
    })
  }
  const { parties, joined, seated, gaveUp, left } = all
  return (
    <ReportCard title={t('reports.waiting')}>
      <p>{t('reports.waitingWords', { parties, joined, seated, gaveUp, left })}</p>
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
      <FigureBars
        label={t('reports.waitingByDay')}
        figures={figuresOf(days, (row) => (row.day === undefined ? '' : day(row.day)))}
      />
      <h3>{t('reports.waitingByHour')}</h3>
      <FigureBars
        label={t('reports.waitingByHour')}
        figures={figuresOf(hours, ({ hour = 0 }) => `${String(hour).padStart(2, '0')}:00`)}
      />
    </ReportCard>
  )
}
