import { fromCents, toCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { HourChart } from './hour-chart.tsx'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'

/** Sales by the hour beside those before, and by the day (STAFF-7.6). */
export const SalesCard = ({ shown, onOpen }: ReportCardProps) => {
  const { t } = useMessages()
  const { money, briefDay } = useFormats()
  const { compared, days, hours, hoursBefore, period } = shown
  return (
    <ReportCard title={t('reports.sales')}>
      {hours.length + hoursBefore.length === 0 ? (
        <p className="page-muted">{t('reports.noBills')}</p>
      ) : (
        <HourChart
          hours={hours}
          before={hoursBefore}
          by={compared.by}
          onHour={(hour) => onOpen({ title: `${hour}:00`, filter: { hour } })}
        />
      )}
      {days.length > 1 && (
        <ReportTable
          label={t('reports.byDay')}
          days={period}
          rows={days}
          bar="total"
          head={{
            title: t('reports.column.day'),
            of: ({ day = '' }) => day,
            text: ({ day = '' }) => briefDay(day),
            isInOrder: true,
          }}
          columns={[
            {
              id: 'total',
              title: t('reports.figures.total'),
              value: (row) => row.total,
              text: money,
            },
            { id: 'bills', title: t('reports.figures.bills'), value: (row) => row.bills },
            {
              id: 'mean',
              title: t('reports.figures.mean'),
              value: ({ total, bills }) => fromCents(Math.round(toCents(total) / bills)),
              text: money,
            },
            { id: 'guests', title: t('reports.figures.guests'), value: (row) => row.guests },
            {
              id: 'discounts',
              title: t('reports.column.discounts'),
              value: (row) => row.discounts,
              text: money,
            },
            { id: 'tips', title: t('reports.column.tips'), value: (row) => row.tips, text: money },
            { id: 'tax', title: t('reports.column.tax'), value: (row) => row.tax, text: money },
          ]}
          onOpen={({ day }) =>
            day === undefined
              ? undefined
              : () => onOpen({ title: briefDay(day), filter: { from: day, to: day } })
          }
        />
      )}
    </ReportCard>
  )
}
