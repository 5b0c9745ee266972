import type { TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { useOnlineMethods } from './use-online-methods.ts'
import './pay-part.css'

interface PayPartProps {
  readonly session: TableSession
  /** Whether paying is what is most likely next. */
  readonly isNext?: boolean
}

/** Leads to paying what is outstanding of a bill, or says that it is paid at the counter (PAY-8.10). */
export const PayPart = ({ session, isNext = false }: PayPartProps) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { _id, shop, type, status, outstanding, orders } = session
  const isFirst = orders.some((order) => order.status === 'toPay')
  const isOpen = !isSessionFinished(status) && outstanding > 0
  const online = useOnlineMethods(isOpen ? shop : undefined, type)
  if (!isOpen) return null
  if (online.length === 0) return <p className="pay-part-counter">{t('order.payAtCounter')}</p>
  return (
    <Link
      to="/payment/$session"
      params={{ session: _id }}
      {...buttonLook({
        size: 'large',
        wide: true,
        variant: isFirst || isNext ? 'primary' : 'quiet',
      })}
    >
      {t('pay.now', { amount: money(outstanding) })}
    </Link>
  )
}
