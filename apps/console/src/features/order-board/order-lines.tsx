import type { TicketLine } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { kilograms } from '@comanda/shop-rules/weights'
import { Badge } from '@comanda/ui'
import { WaitingBadge } from '../../staff/guests/waiting-badge.tsx'
import { useMessages } from '../../staff/messages.ts'
import './order-lines.css'

const Line = ({ line, lines }: { line: TicketLine; lines: readonly TicketLine[] }) => {
  const { t, locale } = useMessages()
  const children = lines.filter(({ fromProduct }) => fromProduct === line.id)
  const options = line.optionNames.flatMap(({ choices }) =>
    choices.map(({ name, quantity }) => {
      const text = localizedName(name, locale)
      return quantity > 1 ? `${quantity} × ${text}` : text
    }),
  )
  const picks = line.weight === undefined ? options : [kilograms(line.weight), ...options]
  return (
    <li className="order-line" data-status={line.status}>
      <span className="order-line-quantity">{`${line.quantity}×`}</span>
      <div className="order-line-what">
        <span className="order-line-name">{localizedName(line.name, locale)}</span>
        {line.takeAway && <Badge tone="primary">{t('board.takeAwayLine')}</Badge>}
        {line.status === 'cancel' && <Badge tone="danger">{t('board.cancelledLine')}</Badge>}
        <WaitingBadge line={line} />
        {picks.length > 0 && (
          <ul className="order-line-picks">
            {picks.map((pick, at) => (
              <li key={`${at}-${pick}`}>{pick}</li>
            ))}
          </ul>
        )}
        {line.customRemark && <p className="order-remark">{line.customRemark}</p>}
        {children.length > 0 && (
          <ul className="order-line-children">
            {children.map((child) => (
              <Line key={child.id} line={child} lines={lines} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

interface OrderLinesProps {
  readonly lines: readonly TicketLine[]
  /** Most items to show. */
  readonly most?: number
}

/** The lines of an order: quantities, names, choices, remarks, set children below their set. */
export const OrderLines = ({ lines, most = Infinity }: OrderLinesProps) => {
  const { t } = useMessages()
  const items = lines.filter(({ fromProduct }) => fromProduct === undefined)
  const hidden = items.length > most + 1 ? items.length - most : 0
  const shown = hidden > 0 ? items.slice(0, most) : items
  return (
    <>
      <ul className="order-lines">
        {shown.map((line) => (
          <Line key={line.id} line={line} lines={lines} />
        ))}
      </ul>
      {hidden > 0 && <p className="order-lines-more">{t('board.more', { count: hidden })}</p>}
    </>
  )
}
