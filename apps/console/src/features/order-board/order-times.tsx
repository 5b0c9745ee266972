import type { Order } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { clockTime } from './order-words.ts'

const steps = [
  ['placed', 'createTime'],
  ['preparing', 'preparingTime'],
  ['ready', 'readyTime'],
  ['completed', 'completedTime'],
  ['cancelled', 'cancelledTime'],
] as const

/** When an order reached each of its statuses. */
export const OrderTimes = ({ order }: { readonly order: Order }) => {
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
