import type { PayByBalanceData, TableSession } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import type { Ordering } from './ordering.ts'
import { takePayment } from './take-payment.ts'

/** `create tableSessions/payByBalance`: the session's member pays from the stored balance of the shop's currency. */
export const payByBalance = (
  ordering: Ordering,
  data: PayByBalanceData,
  user: string | undefined,
): Promise<TableSession> => {
  const { idempotencyKey: key, ...payload } = data
  const scope = 'tableSessions/payByBalance'
  const call = { session: data.session, scope, key, caller: user ?? '', payload }
  return takePayment(ordering, call, ({ state: { row } }) => {
    if (user === undefined || row.user !== user || row.type === 'topUp')
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    const { amount } = data
    const actor = { role: 'diner' as const, user }
    return Promise.resolve({
      type: 'balance' as const,
      method: null,
      amount,
      tips: undefined,
      user,
      actor,
    })
  })
}
