import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'

type Row = ReportCardProps['shown']['staff'][number]

/** What each of the staff took, and did with bills (STAFF-7.6). */
export const StaffCard = ({ shown: { staff, period }, onOpen }: ReportCardProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const nameOf = ({ name }: Row): string => name ?? t('reports.nobody')
  return (
    <ReportCard title={t('reports.staff')}>
      {staff.length === 0 && <p className="page-muted">{t('reports.noBills')}</p>}
      <ReportTable
        label={t('reports.staff')}
        days={period}
        rows={staff}
        bar="paid"
        order={{ column: 'paid', isDown: true }}
        head={{ title: t('reports.column.name'), of: nameOf }}
        columns={[
          { id: 'paid', title: t('reports.column.taken'), value: (row) => row.paid, text: money },
          { id: 'payments', title: t('reports.payments'), value: (row) => row.payments },
          { id: 'voids', title: t('reports.column.voids'), value: (row) => row.voids },
          { id: 'discounts', title: t('reports.column.discounts'), value: (row) => row.discounts },
          { id: 'reopened', title: t('reports.column.reopened'), value: (row) => row.reopened },
        ]}
        onOpen={(row) =>
          row.payments > 0
            ? () => onOpen({ title: nameOf(row), filter: { user: row.user } })
            : undefined
        }
      />
    </ReportCard>
  )
}
