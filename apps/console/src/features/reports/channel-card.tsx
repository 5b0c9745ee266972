import type { ShownReports } from '@comanda/client/staff'
import { fromCents, toCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { OpenedFigure } from './bills-sheet.tsx'
import { FigureBars } from './figure-bars.tsx'
import { ReportCard } from './report-card.tsx'

interface ChannelCardProps {
  readonly shown: Pick<ShownReports, 'channels'>
  readonly onOpen: (figure: OpenedFigure) => void
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
export const ChannelCard = ({ shown: { channels }, onOpen }: ChannelCardProps) => {
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
  const all = [...sums].toSorted(([, one], [, other]) => other.amount - one.amount)
  const most = Math.max(1, ...all.map(([, { amount }]) => amount))
  const kept = all.reduce((cents, [, { commission }]) => cents + commission, 0)
  return (
    <ReportCard title={t('reports.channels')}>
      <p className="report-total">
        <strong>{money(fromCents(kept))}</strong>
        <span>{t('reports.keptByChannels')}</span>
      </p>
      <FigureBars
        label={t('reports.channels')}
        figures={all.map(([channel, { name, orders, amount, commission }]) => {
          const title = name ?? t('reports.type.channel')
          const keeps = t('reports.channelKeeps', { amount: money(fromCents(commission)) })
          return {
            key: channel,
            name: title,
            text: money(fromCents(amount)),
            detail: [t('reports.orderCount', { count: orders }), keeps].join(' · '),
            share: amount / most,
            onOpen: () => onOpen({ title, filter: { method: channel } }),
          }
        })}
      />
    </ReportCard>
  )
}
