import { useMessages } from '../../staff/messages.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { inMinutes } from './in-minutes.ts'
import { useDayHours } from './use-day-hours.ts'

type Row = ReportCardProps['shown']['kitchen'][number]

/** How long the kitchen took, and how right the times were that guests read (STAFF-7.6). */
export const KitchenCard = ({ shown: { kitchen, period }, onOpen }: ReportCardProps) => {
  const { t } = useMessages()
  const { sortHours, hourText } = useDayHours()
  const all = kitchen.find(({ hour }) => hour === undefined)
  const minutes = (seconds: number): string =>
    t('reports.minutes', { count: Math.round(seconds / 60) })
  const late = (seconds: number): string => {
    const amount = minutes(Math.abs(seconds))
    if (Math.round(seconds / 60) === 0) return t('reports.estimates.onTime')
    return t(seconds < 0 ? 'reports.estimates.early' : 'reports.estimates.late', {
      minutes: amount,
    })
  }
  const lateness = ({ estimated, late50, late90, late: count }: Row): string =>
    late50 === undefined || late90 === undefined
      ? t('reports.estimates.noEstimates')
      : t('reports.estimates.estimateWords', {
          count: estimated,
          half: late(late50),
          most: late(late90),
          late: count,
        })
  return (
    <ReportCard title={t('reports.kitchen')}>
      <p>
        {all?.p50 === undefined || all.p90 === undefined
          ? t('reports.noneReady')
          : t('reports.kitchenWords', { half: minutes(all.p50), most: minutes(all.p90) })}
      </p>
      <p>{all ? lateness(all) : t('reports.estimates.noEstimates')}</p>
      <ReportTable
        label={t('reports.kitchen')}
        days={period}
        rows={sortHours(kitchen.filter(({ hour }) => hour !== undefined))}
        bar="most"
        head={{ title: t('reports.column.hour'), of: hourText, isInOrder: true }}
        columns={[
          { id: 'orders', title: t('reports.column.orders'), value: (row) => row.orders },
          { id: 'half', title: t('reports.column.half'), value: ({ p50 }) => inMinutes(p50) },
          { id: 'most', title: t('reports.column.most'), value: ({ p90 }) => inMinutes(p90) },
        ]}
        onOpen={(row) => {
          const { hour } = row
          return hour === undefined
            ? undefined
            : () => onOpen({ title: hourText(row), filter: { orderHour: hour } })
        }}
      />
    </ReportCard>
  )
}
