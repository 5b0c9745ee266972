import type { Order } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { isWaiting, type Response, WaitingOrder } from './waiting-order.tsx'
import { canCancel, type MovedStatus, nextStatus, previousStatus } from './board-status.ts'

interface OrderActionsProps {
  readonly order: Order
  readonly onMove: (order: Order, status: MovedStatus) => void
  readonly onCancel: (order: Order) => void
  readonly onRespond: (order: Order, response: Response) => void
}

const backText = {
  received: 'step.backToReceived',
  preparing: 'step.backToPreparing',
  ready: 'step.backToReady',
} as const

/** The buttons of an order: next step, one step back, cancel. */
export const OrderActions = ({ order, onMove, onCancel, onRespond }: OrderActionsProps) => {
  const { t } = useMessages()
  const { isOnShift, isWaiter } = useRole()
  const isKitchen = isOnShift && !isWaiter
  if (isWaiting(order))
    return (
      <div className="order-actions">
        <WaitingOrder order={order} respond={onRespond} />
      </div>
    )
  const next = nextStatus(order.status)
  const back = previousStatus(order.status)
  return (
    <div className="order-actions">
      {next && next !== 'received' && (
        <Button size="large" wide onClick={() => onMove(order, next)}>
          {t(`step.${next}`)}
        </Button>
      )}
      {back && back !== 'completed' && (
        <Button variant="quiet" wide icon="back" onClick={() => onMove(order, back)}>
          {t(backText[back])}
        </Button>
      )}
      {!isKitchen && canCancel(order.status) && (
        <Button variant="danger" wide onClick={() => onCancel(order)}>
          {t('step.cancel')}
        </Button>
      )}
    </div>
  )
}
