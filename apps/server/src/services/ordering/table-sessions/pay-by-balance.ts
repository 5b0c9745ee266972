import type { PayByBalanceData, TableSession } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import type { SessionRow } from '../../../tables/table-sessions.ts'
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
  const allows = (row: SessionRow): void => {
    if (user === undefined || row.user !== user || row.type === 'topUp')
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  }
  const call = { session: data.session, scope, key, caller: user ?? '', payload, allows }
  const payment = {
    type: 'balance' as const,
    method: null,
    amount: data.amount,
    tips: undefined,
    user: user ?? null,
    actor: { role: 'diner' as const, ...(user === undefined ? {} : { user }) },
  }
  return takePayment(ordering, call, () => Promise.resolve(payment))
}
