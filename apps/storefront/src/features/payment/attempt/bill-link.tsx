import { useSelected } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { type ButtonLook, buttonLook } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useDiner } from '../../../diner/diner-context.tsx'
import { usePaymentMessages } from '../../../language/payment-messages.ts'

type Bill = Pick<TableSession, '_id' | 'type' | 'deposit'>

/** Leads to what a payment is for: the order of the diner's table, another order, a reservation, or the balance. */
export const BillLink = ({ bill, variant }: { bill: Bill } & Pick<ButtonLook, 'variant'>) => {
  const { t } = usePaymentMessages()
  const { session } = useDiner().client
  const present = useSelected(session.state, (state) => state.session?._id)
  const look = buttonLook({ size: 'large', wide: true, variant })
  if (bill.deposit !== undefined)
    return (
      <Link to="/reservation/$id" params={{ id: bill.deposit }} {...look}>
        {t('payment.result.toReservation')}
      </Link>
    )
  const text = t(bill.type === 'topUp' ? 'payment.result.toBalance' : 'payment.result.toOrder')
  if (bill.type === 'topUp')
    return (
      <Link to="/member/topUp" {...look}>
        {text}
      </Link>
    )
  if (bill.type === 'dineIn' && present === bill._id)
    return (
      <Link to="/order" {...look}>
        {text}
      </Link>
    )
  return (
    <Link to="/record/$id" params={{ id: bill._id }} {...look}>
      {text}
    </Link>
  )
}
