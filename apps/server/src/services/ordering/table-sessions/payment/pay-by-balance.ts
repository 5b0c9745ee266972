import type { PayByBalanceData, TableSession, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { memberOfPass } from '../../../../authentication/member-of-pass.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { takePayment } from './take-payment.ts'

/**
 * `create tableSessions/payByBalance`: the session's member pays from the stored balance of the shop's currency. Those who take
 * money in its shop do it for a member who has shown the code (STAFF-5.12).
 */
export const payByBalance = (
  ordering: Ordering,
  data: PayByBalanceData,
  caller: User | undefined,
): Promise<TableSession> => {
  const { idempotencyKey: key, expectedVersion, memberPass, ...payload } = data
  const scope = 'tableSessions/payByBalance'
  const payerIn = (shop: string): string | undefined =>
    memberPass === undefined
      ? caller?._id
      : memberOfPass(ordering, memberPass, staffIn(shop, caller, ['cashier', 'manager'])._id, shop)
  const allows = (row: SessionRow): void => {
    const payer = payerIn(row.shop)
    const isTopUp = row.type === 'topUp' && row.deposit === null
    if (payer === undefined || row.user !== payer || isTopUp)
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  }
  const by = caller === undefined ? {} : { user: caller._id }
  const call = {
    session: data.session,
    expectedVersion,
    scope,
    key,
    caller: caller?._id ?? '',
    payload,
    allows,
  }
  return takePayment(ordering, call, ({ state: { row } }) =>
    Promise.resolve({
      type: 'balance',
      method: null,
      amount: data.amount,
      tips: undefined,
      user: row.user,
      actor:
        memberPass === undefined || row.user === null
          ? { role: 'diner', ...by }
          : { role: 'staff', ...by, member: row.user },
    }),
  )
}
