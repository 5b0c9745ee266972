import type { Order } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { clockTime } from './order-labels.ts'
import { useOrderResponses } from './order-responses.tsx'
import { isWaiting } from './waiting-order.tsx'
import './waiting-order.css'

const MINUTE = 60_000
const steps = [5, 10, 15]

/** When an order is to be ready, as its diner reads it, and the buttons that make it later (KITCHEN-6.5). */
export const OrderEstimate = ({ order, now }: { readonly order: Order; readonly now: number }) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const { isOnShift, isWaiter } = useRole()
  const isKitchen = isOnShift && !isWaiter
  const { estimate } = useOrderResponses()
  const { estimatedTime, firstEstimatedTime, status } = order
  if (estimatedTime === undefined || (status !== 'received' && status !== 'preparing')) return null
  const time = clockTime(estimatedTime, locale, timeZone)
  const left = Math.max(0, Math.ceil((Date.parse(estimatedTime) - now) / MINUTE))
  return (
    <div className="order-estimate">
      <p>
        {firstEstimatedTime === undefined || firstEstimatedTime === estimatedTime
          ? t('respond.readyBy', { time })
          : t('respond.readyByNow', {
              time,
              first: clockTime(firstEstimatedTime, locale, timeZone),
            })}
      </p>
      {!isKitchen && !isWaiting(order) && (
        <div role="group" aria-label={t('respond.makeLater')}>
          {steps.map((count) => (
            <Button
              key={count}
              variant="quiet"
              disabled={left + count > 240}
              onClick={() => estimate(order, left + count)}
            >
              {t('respond.later', { count })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
