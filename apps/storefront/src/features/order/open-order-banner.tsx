import { Icon } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/use-location.ts'
import { useSession } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useOrderWords } from './order-words.ts'
import { statusIcons } from './status-icons.ts'
import type { OpenOrder } from './use-open-order.ts'
import { useReadySign } from './use-ready-sign.ts'
import './open-order-banner.css'

/** Screens that show the order themselves, or its payment. */
const SHOWN = /^\/(order|record|sessionNotFound|payment|previousOrder)(\/|$)/

/** The order that the diner waits for, on every other screen, and the signs that it is ready. */
export const OpenOrderBanner = ({ session, order }: OpenOrder) => {
  const { t } = useOrderingMessages()
  const { pathname } = useLocation()
  const { session: table } = useSession()
  const { number, status } = order
  const { state } = useOrderWords()(order)
  const text = t('order.live', { number, status: state })
  useReadySign(order, text)
  if (SHOWN.test(pathname)) return null
  const content = (
    <>
      <Icon name={statusIcons[status]} size="small" />
      <span className="open-order-text" role="status">
        {text}
      </span>
      <Icon name="forward" size="small" />
    </>
  )
  const look = { className: 'open-order', 'data-status': status }
  return session._id === table?._id && session.type === 'dineIn' ? (
    <Link to="/order" {...look}>
      {content}
    </Link>
  ) : (
    <Link to="/record/$id" params={{ id: session._id }} {...look}>
      {content}
    </Link>
  )
}
