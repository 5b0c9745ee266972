import type { TableSession } from '@comanda/contract'
import { isStillServed } from '@comanda/shop-rules/table-guests'
import { usePending, useSession, useVisit } from '../../diner/use-stores.ts'
import type { SessionOrder } from './order-steps.ts'

/** An order that the diner waits for, or has to pay. */
export interface OpenOrder {
  readonly session: TableSession
  readonly order: SessionOrder
}

/** Returns true until the order is handed over or cancelled. */
export const isUnderWay = ({ status }: Pick<SessionOrder, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled'

/** Returns the order that the diner waits for, one that is ready first: of the table, or else of this device. */
export const useOpenOrder = (): OpenOrder | undefined => {
  const { mode } = useVisit()
  const { session: table } = useSession()
  const { sessions } = usePending()
  // One that is paid is still served, beside what was ordered since (SESS-1.7).
  const served = sessions.filter((one) => isStillServed(one) && one._id !== table?._id)
  const own = mode !== 'dineIn' ? sessions : [...(table ? [table] : []), ...served]
  const open = own.flatMap((session) =>
    session.orders.filter(isUnderWay).map((order) => ({ session, order })),
  )
  return open.find(({ order }) => order.status === 'ready') ?? open[0]
}
