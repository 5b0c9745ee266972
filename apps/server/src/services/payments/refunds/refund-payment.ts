import type { RefundPaymentData, TableSession, User } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { paymentStep } from '@comanda/engine/payments'
import { Forbidden } from '@feathersjs/errors'
import { refused } from '../../../errors/refusal.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import {
  partOf,
  type PaymentPart,
  refundableCents,
  unrefundedPayments,
} from '../../../payments/unrefunded-payments.ts'
import { writeRefunds } from '../../../payments/write-refunds.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { earnAgain } from '../../ordering/closing/member-credit.ts'
import { settleBill } from '../../ordering/closing/settle-bill.ts'
import { addEvents } from '../../ordering/queries/add-events.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import {
  type ChangedSession,
  changeSessionOnce,
  type LockedSession,
} from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { lessBill } from './less-bill.ts'
import { checkApprovalLimit } from './approval-limit.ts'

const notRefundable = (
  reason: string,
  refundable?: number,
  field = reason === 'amount' ? 'amount' : 'payment',
) =>
  refused({
    kind: 'Conflict',
    code: 'paymentRefused',
    message: 'This cannot be refunded.',
    field,
    detail: { reason, ...(refundable === undefined ? {} : { refundable }) },
  })

/** Throws a refusal if an amount, or tips, cannot be paid in the currency (PAY-5.4). */
const checkSteps = (
  { amount = 0, tips = 0 }: RefundPaymentData,
  left: PaymentPart,
  currency: string,
): void => {
  const cents = toCents(amount)
  if (cents < toCents(left.amount) && refundableCents(left, cents, currency) !== cents)
    throw notRefundable('currency', undefined, 'amount')
  if (tips !== left.tips && toCents(tips) % paymentStep(currency) !== 0)
    throw notRefundable('currency', undefined, 'tips')
}

/** Returns what is left of the payment to refund. Throws a refusal if the session's bill cannot become less. */
const refundablePart = ({ menu, state }: LockedSession, data: RefundPaymentData): PaymentPart => {
  const { status, type, deposit } = state.row
  // A top-up is refunded whole, by voiding it, while its credit is there (PAY-1.10).
  if (type === 'topUp' && deposit === null) throw notRefundable('topUp')
  if (status !== 'ongoing' && status !== 'toPay' && status !== 'done')
    throw notRefundable('sessionClosed')
  const part = unrefundedPayments(state.payments).find(
    ({ payment }) => payment._id === data.payment,
  )
  if (!part) throw notRefundable('payment')
  if (toCents(data.tips ?? 0) > toCents(part.tips)) throw notRefundable('tips', part.tips)
  checkSteps(data, part, menu.shop.currency)
  return part
}

/** A deposit that waits for its guests ends with the last of it that goes back: nothing is left of it (DEP-3.3). */
const endOfDeposit = (
  { deposit, status, result }: SessionRow,
  now: Date,
): Partial<Pick<SessionRow, 'status' | 'endTime'>> =>
  deposit !== null && status !== 'done' && result.totals.total === 0
    ? { status: 'cancelled', endTime: now.toISOString() }
    : {}

/**
 * Refunds a part of a payment of a locked session, for `user`, as `approver` approved if it is above the limit (PAY-5.10).
 * Throws a refusal if that is not possible.
 */
export const refundedIn = async (
  locked: LockedSession,
  data: RefundPaymentData,
  user: Pick<User, '_id'>,
  approver?: string,
): Promise<ChangedSession> => {
  const { transaction, menu, state, now } = locked
  const { currency } = menu.shop
  const left = refundablePart(locked, data)
  const actor = { role: 'staff' as const, user: user._id }
  const isLess = data.lines !== undefined || data.amount !== undefined
  const less = isLess
    ? await lessBill(transaction, menu, state, data, now)
    : { state, changes: {}, coupons: [] }
  const before = toCents(paidOf(state.row.result, state.payments).outstanding)
  const over = -toCents(paidOf(less.state.row.result, state.payments).outstanding)
  // What was due before is not paid by a refund: only what the bill is less than what was paid goes back.
  const due = before > 0 ? Math.max(0, over) : over
  const asks = toCents(data.amount ?? 0)
  const isShort = before <= 0 && due < asks
  if (isShort || Math.max(asks, due) > toCents(left.amount))
    throw notRefundable('amount', left.amount)
  const cents = refundableCents(left, due, currency)
  if (cents <= 0 && !data.tips) throw notRefundable('amount', 0)
  const part = partOf(left, {
    amount: fromCents(Math.max(0, cents)),
    tips: data.tips ?? 0,
    shop: menu.shop,
  })
  const refunding = {
    reason: 'request' as const,
    remark: data.reason,
    ...(data.lines ? { lines: data.lines } : {}),
    actor,
    ...(approver === undefined ? {} : { approver }),
    now,
    isGiven: true,
  }
  const refunds = await writeRefunds(transaction, menu, less.state, [part], refunding)
  const after = { ...less.state, payments: [...state.payments, ...refunds] }
  const settled = await settleBill(transaction, menu, after, actor, now)
  const pointsEarned = await earnAgain(transaction, after.row, now)
  const row = await saveSession(transaction, state.row, {
    ...less.changes,
    ...settled.changes,
    ...endOfDeposit(after.row, now),
    ...(pointsEarned === undefined ? {} : { pointsEarned }),
  })
  const { payment, reason, lines, amount, tips } = data
  const detail = { payment, reason, lines, amount, tips, refunded: fromCents(cents) }
  const of = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...of, kind: 'bill', detail })
  return { state: { ...settled.state, row }, coupons: less.coupons, orders: settled.released }
}

/** Returns the caller if the caller takes money in the shop; throws if not. */
export const refunderIn = (shop: string, user: User | undefined): User => {
  if (user && isStaffOf(user, shop, ['cashier', 'manager'])) return user
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/**
 * `create tableSessions/refund`: staff refund lines, an amount or tips of a payment (PAY-5.8), in the transaction that makes
 * the bill less. A repeated call refunds once.
 */
export const refundPayment = (
  ordering: Ordering,
  data: RefundPaymentData,
  user: User | undefined,
): Promise<TableSession> => {
  const { idempotencyKey: key, ...payload } = data
  const scope = `tableSessions/refund/${data.session}`
  const caller = user?._id ?? ''
  return changeSessionOnce(
    ordering,
    data.session,
    (shop) => ({ shop, scope, key, caller, payload }),
    {
      allows: ({ shop }) => void refunderIn(shop, user),
      change: async (locked) => {
        const refunder = refunderIn(locked.state.row.shop, user)
        const changed = await refundedIn(locked, data, refunder)
        await checkApprovalLimit(locked, changed, refunder)
        return changed
      },
    },
  )
}
