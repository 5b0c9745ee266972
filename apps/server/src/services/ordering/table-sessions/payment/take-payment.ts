import type { TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { inCash, type LineUnit } from '@comanda/engine/payments'
import { writeBehind } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import { newRecordId } from '../../../../identifiers/new-id.ts'
import type { WriteSender } from '../../../../idempotency/once.ts'
import { changeBalance } from '../../../../ledgers/balance/change-balance.ts'
import { type ChangedSession, changeSessionOnce, type LockedSession } from '../change-session.ts'
import { settleBill } from '../../closing/settle-bill.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { Ordering } from '../ordering.ts'
import {
  type PaymentRow,
  type PaymentType,
  sessionPayments,
} from '../../../../tables/session-payments.ts'
import { attemptUnits } from '../../../../tables/attempt-units.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import type { TillRow } from '../../../../tables/tills.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { checkVersion } from '../expected-version.ts'
import { sessionClosed } from '../session-refusals.ts'
import { paidOf } from '../../../../payments/paid-of.ts'
import { drawerFor, isCash, recordCash } from '../../../../payments/record-cash.ts'

/** A payment to be made. */
export interface TakenPayment {
  readonly type: PaymentType
  readonly method: string | null
  /** The amount; all that is due by default. */
  readonly amount: number | undefined
  readonly tips: number | undefined
  /** The member whose balance pays. */
  readonly user: string | null
  readonly actor: Actor
  /** What the counter notes of it. */
  readonly noted?: Partial<Pick<PaymentRow, 'tendered' | 'reference' | 'shareOf' | 'items'>>
  /** The units of lines that it pays. */
  readonly units?: readonly LineUnit[]
}

/** A call that makes a payment: a retry of it charges nothing. */
export interface PaymentCall extends WriteSender {
  /** The version of the session that the caller has seen. */
  readonly expectedVersion?: number | undefined
  /** Throws unless the caller may pay for the session, also for a retry. */
  readonly allows: (row: SessionRow) => void
  readonly session: string
  readonly scope: string
  readonly payload: unknown
  /** Who takes it at the counter, and the drawer that they have chosen for cash. */
  readonly cashier?: { readonly user: string; readonly till: string | undefined }
}

const tooMuch = (outstanding: number) =>
  refused({
    kind: 'Conflict',
    code: 'paymentRefused',
    message: 'Payment Fail',
    field: 'amount',
    detail: { outstanding },
  })

/** Throws a refusal if less cash was handed over than is `due`, in cents. */
const checkTendered = (tendered: number | null | undefined, due: number): void => {
  if (tendered == null || toCents(tendered) >= due) return
  throw refused({
    kind: 'Conflict',
    code: 'paymentRefused',
    message: 'Payment Fail',
    field: 'tendered',
    detail: { reason: 'amount', due: fromCents(due) },
  })
}

const taken = async (
  { transaction, menu, state, now }: LockedSession,
  payment: TakenPayment,
  drawer: Promise<TillRow | undefined> | undefined,
): Promise<ChangedSession> => {
  const { row } = state
  if (row.status !== 'ongoing' && row.status !== 'toPay') throw refused(sessionClosed)
  const { outstanding } = paidOf(row.result, state.payments)
  const { amount = Math.max(0, outstanding), tips = 0, type, method, user, actor } = payment
  const { noted = {}, units = [] } = payment
  const sum = toCents(amount) + toCents(tips)
  const cash = isCash({ type, reference: noted.reference ?? null })
    ? inCash(sum, toCents(menu.shop.cashRounding ?? 0))
    : sum
  checkTendered(noted.tendered, cash)
  if (amount > outstanding) throw tooMuch(outstanding)
  if (amount === 0 && tips === 0 && outstanding > 0) throw tooMuch(outstanding)
  const of = { shop: row.shop, session: row._id }
  if (type === 'balance' && user !== null && amount > 0) {
    const spent = { ...of, user, currency: menu.shop.currency, type: 'spend' as const }
    const change = await changeBalance(transaction, { ...spent, amount: -amount }, now)
    if ('refusal' in change) throw refused(change.refusal)
  }
  const time = now.toISOString()
  const paid: PaymentRow = {
    ...of,
    _id: newRecordId(),
    method,
    type,
    amount: fromCents(toCents(amount)),
    tips: fromCents(toCents(tips)) || null,
    user,
    attempt: null,
    refund: null,
    reverses: null,
    surcharge: null,
    surchargeWithoutTax: null,
    rounding: fromCents(cash - sum) || null,
    tendered: null,
    reference: null,
    shareOf: null,
    items: null,
    ...noted,
    deposit: null,
    actor,
    time,
    day: null,
  }
  await writeBehind(transaction, transaction.insert(sessionPayments).values(paid).execute())
  if (isCash(paid)) await recordCash(transaction, [paid], drawer)
  if (units.length > 0)
    await transaction
      .insert(attemptUnits)
      .values(units.map((unit) => ({ ...of, ...unit, attempt: paid._id })))
  const after = { ...state, payments: [...state.payments, paid] }
  const {
    state: settled,
    changes,
    released,
  } = await settleBill(transaction, menu, after, actor, now)
  const saved = await saveSession(transaction, row, changes)
  const detail = { payment: paid._id, type, amount, status: saved.status }
  await addEvents(transaction, { ...of, at: time, actor, kind: 'paid', detail })
  return { state: { ...settled, row: saved }, orders: released }
}

/** Records a payment for a session, once however often it is retried; a fully paid session is completed. */
export const takePayment = (
  ordering: Ordering,
  { session, scope, key, caller, payload, expectedVersion, allows, cashier }: PaymentCall,
  paymentOf: (locked: LockedSession) => Promise<TakenPayment>,
): Promise<TableSession> =>
  changeSessionOnce(
    ordering,
    session,
    (shop) => ({ shop, scope: `${scope}/${session}`, key, caller, payload }),
    {
      allows,
      change: async (locked) => {
        const { transaction, state } = locked
        checkVersion(state.row, expectedVersion)
        const { user, till } = cashier ?? {}
        // Only cash needs it, and fails without it.
        const drawer = cashier && drawerFor(transaction, state.row.shop, user, till)
        drawer?.catch(() => undefined)
        return taken(locked, await paymentOf(locked), drawer)
      },
    },
  )
