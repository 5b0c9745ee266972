import type { PayData, TableSession, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import { paymentMethods } from '../../../tables/payment-methods.ts'
import type { Ordering } from './ordering.ts'
import type { PaymentType } from '../../../tables/session-payments.ts'
import { refuseOwnTopUp } from './own-top-up.ts'
import { takePayment } from './take-payment.ts'

/** Returns the kind of payment of a shop's method; throws a refusal if the counter cannot take it. */
const counterMethod = async (
  database: Database,
  id: string,
  shop: string,
): Promise<PaymentType> => {
  const [method] = await database.select().from(paymentMethods).where(eq(paymentMethods._id, id))
  const isHere =
    method && (!method.shops || method.shops.length === 0 || method.shops.includes(shop))
  if (method && isHere && (method.status ?? 'active') === 'active' && method.type !== 'balance')
    return method.type
  throw refused({
    kind: 'BadRequest',
    code: 'paymentRefused',
    message: 'Payment Fail',
    field: 'paymentMethod',
  })
}

/** `create tableSessions/pay`: staff of the session's shop record a payment at the counter. */
export const pay = (
  ordering: Ordering,
  data: PayData,
  user: User | undefined,
): Promise<TableSession> => {
  const { idempotencyKey: key, ...payload } = data
  const call = {
    session: data.session,
    scope: 'tableSessions/pay',
    key,
    caller: user?._id ?? '',
    payload,
  }
  return takePayment(ordering, call, async ({ transaction, state }) => {
    if (!user || !isStaffOf(user, state.row.shop, ['cashier', 'manager']))
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    await refuseOwnTopUp(transaction, user, state.row)
    return {
      type: await counterMethod(transaction, data.paymentMethod, state.row.shop),
      method: data.paymentMethod,
      amount: data.amount,
      tips: data.tips,
      user: null,
      actor: { role: 'staff', user: user._id },
    }
  })
}
