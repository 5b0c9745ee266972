import type { PaymentCall, PaymentStart } from '@comanda/contract'
import { Forbidden, TooManyRequests } from '@feathersjs/errors'
import { ownedKey } from '../../../authentication/owned-key.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { offeredMethod } from '../../../payments/offered-method.ts'
import { takesRealMoney } from '../../../payments/takes-real-money.ts'
import { isKiosk, isStaffOf } from '../../../policies/staff.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { activeStatuses } from '../../ordering/queries/active-statuses.ts'
import { addEvents } from '../../ordering/queries/add-events.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import { actorOf } from '../../ordering/table-sessions/actor-of.ts'
import { changeSession } from '../../ordering/table-sessions/change-session.ts'
import { invoiceRefusal } from '../../ordering/table-sessions/order/invoice-refusal.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { sessionClosed } from '../../ordering/table-sessions/session-refusals.ts'
import { announceAttempt } from './announce-attempt.ts'
import { insertAttempt } from './new-attempt.ts'
import { paymentRefused } from '../../../payments/payment-refusals.ts'
import { repeatedAttempt } from './repeated-attempt.ts'

/** Attempts that a session may begin within an hour: more than any party pays by, and few enough for a provider. */
const mostAnHour = 20
const hour = 3_600_000

/** An attempt, and whether this call began it. */
export interface BegunAttempt {
  readonly attempt: AttemptRow
  readonly isNew: boolean
}

const localeOf = ({ params }: HandlerContext): string => {
  const { locale } = params.query ?? {}
  return typeof locale === 'string' && /^[\w-]{2,10}$/.test(locale) ? locale.toLowerCase() : 'en'
}

/** Throws if a session has begun too many attempts (PAY-2.7). */
const checkPace = ({ attempts }: SessionState, now: Date): void => {
  const since = now.getTime() - hour
  const recent = attempts.filter(({ createTime }) => Date.parse(createTime) > since)
  if (recent.length >= mostAnHour)
    throw new TooManyRequests('Too many attempts; please try again later', {
      code: 'tooManyAttempts',
    })
}

/**
 * Returns the method by which a call may start an attempt; throws a refusal if the shop does not offer it, or if no real money
 * would be paid on a server that takes real money, except to staff who try it (PAY-7.21): for a key, its guests pay.
 */
const methodOf = async (
  { runtime: { config }, params: { user, key } }: HandlerContext,
  transaction: Database,
  { row: { shop, type } }: SessionState,
  id: string,
  call: PaymentCall,
) => {
  const method = await offeredMethod(transaction, id, shop, type)
  const { account = null, sandbox } = method ?? {}
  const isTried = user && !key && isStaffOf(user, shop)
  const isRefused = sandbox && takesRealMoney(config) && !isTried
  if (!method || account === null || method.call !== call || isRefused)
    throw refused(paymentRefused('notOffered'))
  return { ...method, account }
}

/** Throws unless a terminal or staff of the shop use its card reader. */
const checkPlace = ({ params }: HandlerContext, { row: { shop } }: SessionState): void => {
  const { user } = params
  if (user && isStaffOf(user, shop, isKiosk(user) ? ['kiosk'] : ['cashier', 'manager'])) return
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/**
 * Begins an attempt in one transaction, without a call of its provider, or returns the one that an earlier start of the same
 * has begun (PAY-2.6).
 */
export const beginAttempt = async (
  context: HandlerContext,
  call: PaymentCall,
  data: PaymentStart,
): Promise<BegunAttempt> => {
  const ordering = orderingOf(context)
  const { idempotencyKey, replace: _replaced, ...payload } = data
  const key = ownedKey(context.params, idempotencyKey)
  let begun: BegunAttempt | undefined
  await changeSession(ordering, data.session, async (locked) => {
    const { transaction, state, now } = locked
    const { row } = state
    if (data.restoreKey !== undefined && data.restoreKey !== row.restoreKey)
      throw refused(sessionNotFound)
    if (call === 'bbposWeb') checkPlace(context, state)
    const known = repeatedAttempt(state, { data: payload, key, now })
    if (known) {
      begun = { attempt: known, isNew: false }
      return undefined
    }
    if (!activeStatuses.includes(row.status)) throw refused(sessionClosed)
    const invoice = invoiceRefusal(data.twInvoice, locked.menu.shop)
    if (invoice) throw refused(invoice)
    const method = await methodOf(context, transaction, state, data.methodRef, call)
    checkPace(state, now)
    const _id = await ordering.shopDirectory.newSecretId(transaction, row.shop)
    const actor = actorOf(context.params, row.shop)
    const locale = localeOf(context)
    const attempt = await insertAttempt(locked, { _id, method, data, key, payload, locale, actor })
    begun = { attempt, isNew: true }
    const of = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
    const detail = { attempt: _id, to: 'pending', charge: attempt.charge, method: method._id }
    await addEvents(transaction, { ...of, kind: 'attempt', detail })
    const saved = await saveSession(transaction, row, {})
    return { state: { ...state, row: saved, attempts: [...state.attempts, attempt] } }
  })
  if (!begun) throw new Error('no attempt was begun')
  if (begun.isNew) announceAttempt(ordering.bus, 'created', begun.attempt)
  return begun
}
