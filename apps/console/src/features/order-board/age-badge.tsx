import { Icon } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { ageBand } from '@comanda/client/staff'
import './age-badge.css'

/** How long an order has waited, in words and in colour. */
export const AgeBadge = ({ minutes }: { readonly minutes: number }) => {
  const { t } = useMessages()
  const band = ageBand(minutes)
  return (
    <span className="age-badge" data-band={band}>
      <Icon name={band === 'late' ? 'warning' : 'clock'} size="small" />
      {minutes === 0 ? t('board.justNow') : t('board.minutes', { count: minutes })}
      <span className="ui-hidden">{t(`board.${band}`)}</span>
    </span>
  )
}
