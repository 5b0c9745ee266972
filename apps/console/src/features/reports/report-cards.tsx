import { EmptyState } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { BookingCards } from './booking-cards.tsx'
import { ChannelCard } from './channel-card.tsx'
import { DishesCard } from './dishes-card.tsx'
import { KitchenCard } from './kitchen-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import type { ReportCardProps } from './report-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { StaffCard } from './staff-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The reports as charts and tables. */
export const ReportCards = (props: ReportCardProps) => {
  const { t } = useMessages()
  const { days, payments, kitchen, bookings, stays, waiting } = props.shown
  const isEmpty = [days, payments, bookings, stays, waiting].every((rows) => rows.length === 0)
  if (isEmpty && kitchen.every(({ orders }) => orders === 0))
    return (
      <EmptyState drawing="search" title={t('reports.empty')}>
        {t('reports.emptyText')}
      </EmptyState>
    )
  return (
    <div className="report-cards">
      <SalesCard {...props} />
      <DishesCard {...props} />
      <PaymentsCard {...props} />
      <ChannelCard {...props} />
      <StaffCard {...props} />
      <KitchenCard {...props} />
      <BookingCards {...props} />
      <WaitingCard {...props} />
    </div>
  )
}
