import type { TableSession } from '@comanda/contract'
import { PREPARATION_STEPS } from '@comanda/shop-rules/sessions'

export type SessionOrder = TableSession['orders'][number]
export type Step = (typeof PREPARATION_STEPS)[number]

const timeOf: Readonly<Record<Step, keyof SessionOrder>> = {
  received: 'createTime',
  preparing: 'preparingTime',
  ready: 'readyTime',
  completed: 'completedTime',
}

/** Returns the steps that a diner follows, each with the time at which it was reached. */
export const orderSteps = (
  order: SessionOrder,
): readonly { readonly step: Step; readonly at?: string }[] => {
  const present = PREPARATION_STEPS.findIndex((step) => step === order.status)
  return PREPARATION_STEPS.map((step, index) => {
    const at = order[timeOf[step]]
    return typeof at === 'string' && index <= present ? { step, at } : { step }
  })
}

/** Returns the order of a number in its session, or else the latest. */
export const shownOrder = (
  session: Pick<TableSession, 'orders'>,
  seq?: number,
): SessionOrder | undefined =>
  session.orders.find((order) => order.seq === seq) ??
  session.orders.toSorted((one, other) => other.seq - one.seq)[0]
