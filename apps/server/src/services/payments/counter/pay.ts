import type { PayData, TableSession, User } from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { paymentMethods } from '../../../tables/payment-methods.ts'
import type { PaymentType } from '../../../tables/session-payments.ts'
import type { LockedSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { refuseOwnTopUp } from '../../ordering/table-sessions/beginning/own-top-up.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { sessionClosed } from '../../ordering/table-sessions/session-refusals.ts'
import { staffIn } from '../../ordering/table-sessions/staff-change.ts'
import {
  takePayment,
  type TakenPayment,
} from '../../ordering/table-sessions/payment/take-payment.ts'
import { activeStatuses } from '../../ordering/queries/active-statuses.ts'
import { requestedPart } from '../attempts/requested-part.ts'
import { unitsOf } from '../attempts/units-of.ts'

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

/** Returns what of a locked bill is paid: an equal share or units of lines as a diner would pay them (PAY-3), or an amount. */
const partOf = async (
  { transaction, menu, state }: LockedSession,
  { amount, share, lines: items }: PayData,
): Promise<Pick<TakenPayment, 'amount' | 'units'>> => {
  if (!share && !items) return { amount }
  const { row } = state
  if (!activeStatuses.includes(row.status)) throw refused(sessionClosed)
  const taken = items ? await unitsOf(transaction, row) : []
  const requested = {
    ...(amount === undefined ? {} : { amount }),
    ...(share ? { share } : {}),
    ...(items ? { items } : {}),
  }
  const part = requestedPart(state, requested, taken, menu.shop)
  return { amount: fromCents(part.amount), units: part.units }
}

/** `create tableSessions/pay`: staff of the session's shop record a payment at the counter. */
export const pay = (
  ordering: Ordering,
  data: PayData,
  user: User | undefined,
): Promise<TableSession> => {
  const { session, expectedVersion, idempotencyKey: key, ...payload } = data
  const call = {
    session,
    expectedVersion,
    scope: 'tableSessions/pay',
    key,
    caller: user?._id ?? '',
    cashier: { user: user?._id ?? '', till: data.till },
    payload: { session, ...payload },
    allows: ({ shop }: SessionRow) => void staffIn(shop, user, ['cashier', 'manager']),
  }
  return takePayment(ordering, call, async (locked) => {
    const { transaction, state } = locked
    const by = staffIn(state.row.shop, user, ['cashier', 'manager'])
    await refuseOwnTopUp(transaction, by, state.row)
    const { tendered = null, reference = null, share, lines = null } = data
    return {
      ...(await partOf(locked, data)),
      type: await counterMethod(transaction, data.paymentMethod, state.row.shop),
      method: data.paymentMethod,
      tips: data.tips,
      user: null,
      actor: { role: 'staff', user: by._id },
      noted: { tendered, reference, shareOf: share?.of ?? null, items: lines },
    }
  })
}
