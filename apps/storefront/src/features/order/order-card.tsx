import { Icon, StatusSteps } from '@comanda/ui'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useClock } from '../../language/use-clock.ts'
import { orderSteps, type SessionOrder } from './order-steps.ts'
import { useOrderWords } from './order-words.ts'
import { statusIcons } from './status-icons.ts'
import './order-card.css'

/** How the order stands and when it is ready, the number to be called, and its progress, announced as it changes. */
export const OrderCard = ({ order }: { order: SessionOrder }) => {
  const { t } = useOrderingMessages()
  const clock = useClock(useShownShop()?.timeZone)
  const { number, status, type } = order
  const { state, say, note, estimate } = useOrderWords()(order)
  return (
    <section className="order-card" aria-labelledby="order-number">
      <div className="order-hero" data-status={status} data-type={type}>
        <p className="order-state">
          <Icon name={statusIcons[status]} />
          {state}
        </p>
        {estimate && <p className="order-when">{estimate}</p>}
        <p className="order-label">{t('order.number')}</p>
        <h1 id="order-number" className="order-number" aria-label={t('order.numberIs', { number })}>
          {number}
        </h1>
        <p className="order-say">{say}</p>
        {note && <p className="order-say">{note}</p>}
      </div>
      <p className="ui-hidden" role="status">
        {t('order.live', { number, status: state })}
      </p>
      {status !== 'toPay' && status !== 'cancelled' && (
        <StatusSteps
          label={t('order.statusLabel')}
          present={status}
          steps={orderSteps(order).map(({ step, at }) => ({
            id: step,
            text: t(`order.status.${step}`),
            time: at && clock(at),
          }))}
        />
      )}
      {status === 'toPay' && order.payUntil && (
        <p className="order-pickup">{t('order.payUntil', { time: clock(order.payUntil) })}</p>
      )}
      {order.pickupTime && (
        <p className="order-pickup">{t('order.pickupAt', { time: clock(order.pickupTime) })}</p>
      )}
    </section>
  )
}
