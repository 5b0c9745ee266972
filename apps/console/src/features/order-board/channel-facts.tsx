import { readChannelOrder } from '@comanda/client/staff'
import type { ChannelDifference, ChannelOrder, Order } from '@comanda/contract'
import { displayMoney } from '@comanda/engine/money'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { clockTime } from './order-labels.ts'

/** What a channel says of its order: who is to be called, who fetches it, and what is not as the menu says (CHANNEL-2.5). */
export const ChannelFacts = ({ order }: { readonly order: Order }) => {
  const { connection } = useStaff()
  const { currency, ownDecimals, timeZone } = useShop()
  const { t, locale } = useMessages()
  const [known, setKnown] = useState<ChannelOrder>()
  const { shop, _id, channel } = order
  useEffect(() => {
    let isHere = true
    // The kitchen may not read it; without it everything else is there.
    void readChannelOrder(connection, { shop, _id, ...(channel ? { channel } : {}) }).then(
      (found) => isHere && setKnown(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [connection, shop, _id, channel])
  if (!known) return null
  const { customer, courier, differences } = known
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : displayMoney(amount, currency, ownDecimals)
  const words = ({ kind, name = '', ours, theirs }: ChannelDifference) =>
    t(`channelOrder.${kind}`, { name, ours: money(ours), theirs: money(theirs) })
  const time = courier?.arrivesTime && clockTime(courier.arrivesTime, locale, timeZone)
  return (
    <>
      {differences.map((one) => (
        <p key={JSON.stringify(one)} className="order-remark">
          {words(one)}
        </p>
      ))}
      <dl className="order-detail-facts">
        {customer && (customer.phone ?? customer.remark) !== undefined && (
          <div>
            <dt>{t('channelOrder.guest')}</dt>
            <dd>
              {customer.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>}{' '}
              {customer.remark}
            </dd>
          </div>
        )}
        {courier && (
          <div>
            <dt>{t('channelOrder.courier')}</dt>
            <dd>
              {[courier.contactName, time].filter(Boolean).join(', ')}{' '}
              {courier.phone && <a href={`tel:${courier.phone}`}>{courier.phone}</a>}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
