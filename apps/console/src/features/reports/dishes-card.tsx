import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTotal } from './report-total.tsx'
import { sumOf } from './sum-of.ts'

/** How many dishes are shown at first. */
const SHOWN_DISHES = 12

type Row = ReportCardProps['shown']['products'][number]

const amountOf = ({ amount }: Row): number => amount
const quantityOf = ({ quantity }: Row): number => quantity

/** What was sold of each dish before discounts; the dishes sum to the total above them (STAFF-7.1). */
export const DishesCard = ({ shown: { products, period }, onOpen }: ReportCardProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const nameOf = ({ name }: Row): string => localizedName(name, locale)
  return (
    <ReportCard title={t('reports.dishes')}>
      <ReportTotal amount={money(sumOf(products, amountOf))} text={t('reports.beforeDiscounts')} />
      <ReportTable
        label={t('reports.dishes')}
        days={period}
        rows={products}
        bar="amount"
        order={{ column: 'amount', isDown: true }}
        most={SHOWN_DISHES}
        head={{ title: t('reports.column.dish'), of: nameOf }}
        columns={[
          {
            id: 'quantity',
            title: t('reports.column.sold'),
            value: quantityOf,
            others: (rows) => sumOf(rows, quantityOf),
          },
          {
            id: 'weight',
            title: t('reports.column.weight'),
            value: ({ weight }) => (weight === undefined ? undefined : weight / 1000),
            text: (weight) => weight.toFixed(3),
          },
          {
            id: 'amount',
            title: t('reports.column.amount'),
            value: amountOf,
            text: money,
            others: (rows) => sumOf(rows, amountOf),
          },
        ]}
        onOpen={(row) => () => onOpen({ title: nameOf(row), filter: { product: row.product } })}
      />
    </ReportCard>
  )
}
