import type { OrderStatus } from '@comanda/contract'
import type { OrderRow } from '../../../tables/orders.ts'

type Times = Pick<OrderRow, 'preparingTime' | 'readyTime' | 'completedTime' | 'cancelledTime'>

const steps = [
  ['preparing', 'preparingTime'],
  ['ready', 'readyTime'],
  ['completed', 'completedTime'],
] as const

/** Returns the times of an order's steps as it reaches another: a step back clears those that came after. */
export const statusTimes = (before: Times, status: OrderStatus, now: Date): Times => {
  const at = now.toISOString()
  const { preparingTime, readyTime, completedTime, cancelledTime } = before
  const times: Times = { preparingTime, readyTime, completedTime, cancelledTime }
  if (status === 'cancelled') return { ...times, cancelledTime: at }
  const reached = steps.findIndex(([step]) => step === status)
  for (const [index, [, field]] of steps.entries()) {
    if (index === reached) times[field] = at
    if (index > reached) times[field] = null
  }
  return times
}
