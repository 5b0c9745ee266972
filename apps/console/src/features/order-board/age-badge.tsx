import type { Order } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { ageBand, ageMinutes } from './order-age.ts'
import './age-badge.css'

/** How long an order has waited, in words and in colour. */
export const AgeBadge = ({ order, now }: { readonly order: Order; readonly now: number }) => {
  const { t } = useMessages()
  const count = ageMinutes(order, now)
  const band = ageBand(count)
  return (
    <span className="age-badge" data-band={band}>
      <Icon name={band === 'late' ? 'warning' : 'clock'} size="small" />
      {count === 0 ? t('board.justNow') : t('board.minutes', { count })}
      <span className="ui-hidden">{t(`board.${band}`)}</span>
    </span>
  )
}
