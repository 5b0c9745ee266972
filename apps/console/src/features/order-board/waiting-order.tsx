import type { Order } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { clockTime } from './order-labels.ts'
import './waiting-order.css'

/** What staff do with an order that waits for them. */
export type Response = 'accept' | 'decline'

interface WaitingOrderProps {
  readonly order: Order
  readonly respond: (order: Order, response: Response) => void
}

/** Whether an order waits until staff accept it (ORDER-7.2). */
export const isWaiting = ({ status, acceptUntil }: Order): boolean =>
  status === 'received' && acceptUntil !== undefined

/** Until when an order waits, and the buttons of those who accept or decline it. */
export const WaitingOrder = ({ order, respond }: WaitingOrderProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const { isOnShift, isWaiter } = useRole()
  const isKitchen = isOnShift && !isWaiter
  const { number, acceptUntil } = order
  if (acceptUntil === undefined) return null
  return (
    <div className="waiting-order">
      <p>{t('respond.until', { time: clockTime(acceptUntil, locale, timeZone) })}</p>
      {!isKitchen && (
        <>
          <Button
            wide
            aria-label={t('respond.acceptOrder', { number })}
            onClick={() => respond(order, 'accept')}
          >
            {t('respond.accept')}
          </Button>
          <Button
            variant="quiet"
            wide
            aria-label={t('respond.declineOrder', { number })}
            onClick={() => respond(order, 'decline')}
          >
            {t('respond.decline')}
          </Button>
        </>
      )}
    </div>
  )
}
