import { localizedName } from '@comanda/engine/catalog'
import { chargedBy } from '@comanda/engine/payments'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTotal } from './report-total.tsx'
import { sumOf } from './sum-of.ts'

type Row = ReportCardProps['shown']['payments'][number]

/** What was taken by each method, with what came and went besides (STAFF-7.1). */
export const PaymentsCard = ({ shown: { payments, period }, onOpen }: ReportCardProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const nameOf = ({ name, type }: Row): string =>
    name ? localizedName(name, locale) : t(`reports.type.${type}`)
  return (
    <ReportCard title={t('reports.payments')}>
      <ReportTotal amount={money(sumOf(payments, chargedBy))} text={t('businessDay.taken')} />
      <ReportTable
        label={t('reports.payments')}
        days={period}
        rows={payments}
        bar="taken"
        order={{ column: 'taken', isDown: true }}
        head={{ title: t('reports.column.method'), of: nameOf }}
        columns={[
          { id: 'taken', title: t('reports.column.taken'), value: (row) => row.taken, text: money },
          { id: 'count', title: t('reports.payments'), value: (row) => row.count },
          { id: 'tips', title: t('reports.column.tips'), value: (row) => row.tips, text: money },
          {
            id: 'surcharge',
            title: t('reports.column.surcharges'),
            value: (row) => row.surcharge,
            text: money,
          },
          {
            id: 'rounding',
            title: t('money.cashRounding'),
            value: (row) => row.rounding,
            text: money,
          },
          {
            id: 'refunds',
            title: t('reports.column.refunds'),
            value: (row) => row.refunds,
            text: money,
          },
        ]}
        onOpen={(row) => {
          const { method } = row
          return method === undefined
            ? undefined
            : () => onOpen({ title: nameOf(row), filter: { method } })
        }}
      />
    </ReportCard>
  )
}
