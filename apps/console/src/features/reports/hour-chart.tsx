import type { PeriodBefore } from '@comanda/client/staff'
import type { SalesReport } from '@comanda/contract'
import { clockMinutes, DEFAULT_DAY_END } from '@comanda/engine/time'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'

interface HourChartProps {
  readonly hours: SalesReport['rows']
  readonly before: SalesReport['rows']
  readonly by: PeriodBefore['by']
  readonly onHour: (hour: number) => void
}

/** Returns the hours from the first to the last with sales, from that in which the business day begins on. */
const shownHours = (rows: SalesReport['rows'], begins: number): number[] => {
  const places = rows.flatMap(({ hour }) => (hour === undefined ? [] : [(hour - begins + 24) % 24]))
  if (places.length === 0) return []
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index + begins) % 24)
}

const of = (rows: SalesReport['rows'], hour: number) => rows.find((row) => row.hour === hour)

/** The sales of each hour beside those of the days before; an hour opens its bills. */
export const HourChart = ({ hours, before, by, onHour }: HourChartProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { dayEnd = DEFAULT_DAY_END } = useShop()
  const begins = Math.floor(clockMinutes(dayEnd) / 60)
  const most = Math.max(1, ...[...hours, ...before].map(({ total }) => total))
  const height = (total = 0): number => (100 * total) / most
  return (
    <>
      <ol className="hour-chart" aria-label={t('reports.byHour')}>
        {shownHours([...hours, ...before], begins).map((hour) => {
          const now = of(hours, hour)
          const then = of(before, hour)
          const words = t('reports.hourWords', {
            hour: `${hour}:00`,
            total: money(now?.total ?? 0),
            before: money(then?.total ?? 0),
          })
          return (
            <li key={hour}>
              <button type="button" aria-label={words} title={words} onClick={() => onHour(hour)}>
                <svg viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className="hour-before"
                    x="1"
                    width="8"
                    y={100 - height(then?.total)}
                    height={height(then?.total)}
                  />
                  <rect
                    className="hour-now"
                    x="11"
                    width="8"
                    y={100 - height(now?.total)}
                    height={height(now?.total)}
                  />
                </svg>
                <span aria-hidden="true">{hour}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <p className="hour-legend page-muted">
        <span className="hour-sign hour-sign-now" aria-hidden="true" /> {t('reports.theseDays')}
        <span className="hour-sign hour-sign-before" aria-hidden="true" />{' '}
        {t(`reports.before.${by}`)}
      </p>
    </>
  )
}
