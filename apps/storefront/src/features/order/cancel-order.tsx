import { cancelOrder } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useClock } from '../../language/use-clock.ts'
import { useShownShop } from '../../shop/shown-shop.ts'
import type { SessionOrder } from './order-steps.ts'
import './cancel-order.css'

interface CancelOrderProps {
  readonly session: Pick<TableSession, '_id' | 'status'>
  readonly order: SessionOrder
}

/** Cancels an order that the kitchen has not begun, in a shop that lets its diners do so, and says how long that is possible (ORDER-6.7). */
export const CancelOrder = ({ session, order }: CancelOrderProps) => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  const shop = useShownShop()
  const clock = useClock(shop?.timeZone)
  const [stage, setStage] = useState<'closed' | 'open' | 'busy' | 'failed'>('closed')
  /** When it is cancelled by itself, or accepted at the latest. */
  const until = order.status === 'toPay' ? order.payUntil : order.acceptUntil
  const isEarly = order.status === 'received' || order.status === 'toPay'
  if (!shop?.dinersCancel || !isEarly || isSessionFinished(session.status)) return null
  const cancel = async (): Promise<void> => {
    setStage('busy')
    try {
      await cancelOrder(client.connection, { session: session._id, order: order._id })
      setStage('closed')
    } catch {
      setStage('failed')
    }
  }
  return (
    <>
      <div className="order-cancel">
        <Button variant="plain" icon="trash" wide onClick={() => setStage('open')}>
          {t('order.cancel')}
        </Button>
        <p>{until ? t('order.cancelUntil', { time: clock(until) }) : t('order.cancelEarly')}</p>
      </div>
      <Dialog
        open={stage !== 'closed'}
        title={t('order.cancelTitle', { number: order.number })}
        onClosed={() => setStage('closed')}
        actions={(close) => (
          <>
            <Button variant="danger" busy={stage === 'busy'} onClick={() => void cancel()}>
              {t('order.cancelYes')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('order.cancelNot')}
            </Button>
          </>
        )}
      >
        {t(stage === 'failed' ? 'order.cancelFailed' : 'order.cancelText')}
      </Dialog>
    </>
  )
}
