import type { ShownReports } from '@comanda/client/staff'
import { fromCents, toCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTotal } from './report-total.tsx'

interface ChannelCardProps extends Pick<ReportCardProps, 'onOpen'> {
  readonly shown: Pick<ShownReports, 'channels' | 'period'>
}

interface Sums {
  readonly name: string | undefined
  readonly orders: number
  /** In cents. */
  readonly amount: number
  readonly commission: number
}

const none: Sums = { name: undefined, orders: 0, amount: 0, commission: 0 }

/** What the orders of channels came to, and what the channels keep of it (CHANNEL-5.3); nothing without such orders. */
export const ChannelCard = ({ shown: { channels, period }, onOpen }: ChannelCardProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  if (channels.length === 0) return null
  const sums = new Map<string, Sums>()
  for (const { channel, name, orders, amount, commission } of channels) {
    const before = sums.get(channel) ?? none
    sums.set(channel, {
      name: name ?? before.name,
      orders: before.orders + orders,
      amount: before.amount + toCents(amount),
      commission: before.commission + toCents(commission),
    })
  }
  const rows = [...sums].map(([channel, { name, ...sum }]) => ({
    channel,
    name: name ?? t('reports.type.channel'),
    ...sum,
  }))
  const kept = rows.reduce((cents, { commission }) => cents + commission, 0)
  return (
    <ReportCard title={t('reports.channels')}>
      <ReportTotal amount={money(fromCents(kept))} text={t('reports.keptByChannels')} />
      <ReportTable
        label={t('reports.channels')}
        days={period}
        rows={rows}
        bar="amount"
        order={{ column: 'amount', isDown: true }}
        head={{ title: t('reports.column.channel'), of: ({ name }) => name }}
        columns={[
          {
            id: 'amount',
            title: t('reports.column.amount'),
            value: ({ amount }) => fromCents(amount),
            text: money,
          },
          { id: 'orders', title: t('reports.column.orders'), value: ({ orders }) => orders },
          {
            id: 'commission',
            title: t('reports.column.keeps'),
            value: ({ commission }) => fromCents(commission),
            text: money,
          },
        ]}
        onOpen={({ channel, name }) =>
          () =>
            onOpen({ title: name, filter: { method: channel } })
          }
      />
    </ReportCard>
  )
}
