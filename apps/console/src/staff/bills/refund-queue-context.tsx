import { useStore } from '@comanda/client/react'
import { createRefundQueue, type RefundQueue, waitsForStaff } from '@comanda/client/staff'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'
import { useNow } from '../use-now.ts'
import { useRole } from '../use-role.ts'

/** How often it is looked whether a refund is late, in ms. */
const TICK = 60_000

const Context = createContext<RefundQueue | undefined>(undefined)

/** Loads the refunds of the shop once for all screens, if the account takes money there. */
export const RefundQueueProvider = ({ children }: { readonly children: ReactNode }) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isCashier, isOwner } = useRole()
  const [queue] = useState(() => createRefundQueue(connection, { shop, isOwner }))
  useEffect(() => (isCashier ? queue.open() : undefined), [queue, isCashier])
  return <Context value={queue}>{children}</Context>
}

/** Returns the refunds of the shop. */
export const useRefundQueue = (): RefundQueue => {
  const queue = use(Context)
  if (!queue) throw new Error('useRefundQueue is used outside its RefundQueueProvider')
  return queue
}

/** Returns how many refunds wait for staff now. */
export const useWaitingRefunds = (): number => {
  const state = useStore(useRefundQueue().state)
  const now = useNow(TICK)
  if (state.status !== 'ready') return 0
  return state.open.filter((refund) => waitsForStaff(refund, now)).length
}
