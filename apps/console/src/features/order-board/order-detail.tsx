import type { Order } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import { Button, buttonLook, Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { useSlipPrinter } from '../../staff/devices/use-slip-printer.ts'
import { AgeBadge } from './age-badge.tsx'
import { ageMinutes } from '@comanda/client/staff'
import { numberSlip } from './number-slip.ts'
import { OrderContact } from './order-contact.tsx'
import { declineWords } from './decline-words.ts'
import { OrderEstimate } from './order-estimate.tsx'
import { OrderLines } from './order-lines.tsx'
import { ChannelFacts } from './channel-facts.tsx'
import { clockTime, destination } from './order-labels.ts'
import './order-detail.css'

const steps = [
  ['placed', 'createTime'],
  ['preparing', 'preparingTime'],
  ['ready', 'readyTime'],
  ['completed', 'completedTime'],
  ['cancelled', 'cancelledTime'],
] as const

/** When an order reached each of its statuses. */
const OrderTimes = ({ order }: { readonly order: Order }) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  return (
    <dl className="order-detail-facts">
      {steps.map(([step, field]) => {
        const time = order[field]
        return (
          time !== undefined && (
            <div key={step}>
              <dt>{t(`detail.${step}`)}</dt>
              <dd>
                <time dateTime={time}>{clockTime(time, locale, timeZone)}</time>
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** Everything that an order stores. */
export const OrderDetail = ({ order, now }: { readonly order: Order; readonly now: number }) => {
  const { t, locale } = useMessages()
  const shop = useShop()
  const { currency, ownDecimals, timeZone } = shop
  const { isCashier } = useRole()
  const { hasPrinter, print } = useSlipPrinter()
  const isOpen = order.status !== 'completed' && order.status !== 'cancelled'
  return (
    <div className="order-detail">
      <p className="order-detail-place">
        <strong>{destination(order, t)}</strong>
        {order.seq > 1 && <span>{t('detail.round', { seq: order.seq })}</span>}
      </p>
      <p className="order-detail-status">
        <strong>{t(`status.${order.status}`)}</strong>
        {isOpen && <AgeBadge minutes={ageMinutes(order, now)} />}
      </p>
      {order.remark && <p className="order-remark">{order.remark}</p>}
      <OrderEstimate order={order} now={now} />
      {order.declined && (
        <p className="order-remark">
          {[t(declineWords[order.declined.reason]), order.declined.note].filter(Boolean).join(': ')}
        </p>
      )}
      {order.channel && <ChannelFacts order={order} />}
      <OrderLines lines={order.lines} />
      <dl className="order-detail-facts">
        {order.total !== undefined && (
          <div className="order-detail-total">
            <dt>{t('detail.total')}</dt>
            <dd>{displayMoney(order.total, currency, ownDecimals)}</dd>
          </div>
        )}
        {(order.channel ?? order.contactName ?? order.licensePlate ?? order.phone) !==
          undefined && (
          <div>
            <dt>{t('detail.contact')}</dt>
            <dd>
              <OrderContact order={order} />
            </dd>
          </div>
        )}
        {order.pickupTime && (
          <div>
            <dt>{t('mode.takeAway')}</dt>
            <dd>{t('board.pickup', { time: clockTime(order.pickupTime, locale, timeZone) })}</dd>
          </div>
        )}
      </dl>
      <OrderTimes order={order} />
      {isCashier && hasPrinter && (
        <Button
          variant="quiet"
          wide
          icon="print"
          onClick={() =>
            print(
              numberSlip({
                shopName: localizedName(shop.name, locale),
                order,
                place: destination(order, t),
                time: clockTime(order.createTime, locale, timeZone),
              }),
            )
          }
        >
          {t('slips.number')}
        </Button>
      )}
      {isCashier && (
        <Link
          to="/$shop/bills/$session"
          params={{ shop: order.shop, session: order.session }}
          {...buttonLook({ variant: 'quiet', wide: true })}
        >
          <Icon name="receipt" size="small" />
          <span className="ui-button-text">{t('money.link')}</span>
        </Link>
      )}
    </div>
  )
}
