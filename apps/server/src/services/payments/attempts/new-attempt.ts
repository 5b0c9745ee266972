import type { PaymentStart } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { paymentStep, paymentSurcharge } from '@comanda/engine/payments'
import { refused } from '../../../errors/refusal.ts'
import { payloadHash } from '../../../idempotency/payload-hash.ts'
import type { PaymentMethodRow } from '../../../payments/offered-method.ts'
import { attemptUnits } from '../../../tables/attempt-units.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { LockedSession } from '../../ordering/table-sessions/change-session.ts'
import { sessionClosed } from '../../ordering/table-sessions/session-refusals.ts'
import { expiresTime } from './expires-time.ts'
import { paymentRefused } from '../../../payments/payment-refusals.ts'
import { payableOf, requestedPart } from './requested-part.ts'
import { returnUrlOf } from './return-url.ts'
import { unitsOf } from './units-of.ts'

/** An attempt to be inserted. */
export interface NewAttempt {
  readonly _id: string
  readonly method: PaymentMethodRow & { readonly account: string }
  readonly data: PaymentStart
  readonly key: string | undefined
  readonly payload: unknown
  readonly locale: string
  readonly actor: Actor
}

/** After how long the provider is queried first, in ms, if nothing is heard of it. */
const firstAsk = 15_000

/** Throws a refusal if a method does not take an amount of the bill, in cents, at once. */
const checkAmount = (
  amount: number,
  { least, most }: PaymentMethodRow,
  step: number,
  outstanding: number,
): void => {
  if (amount % step !== 0) throw refused(paymentRefused('currency', outstanding))
  const isLess = least !== null && amount < toCents(least)
  const isMore = most !== null && amount > toCents(most)
  if (amount <= 0 || isLess || isMore) throw refused(paymentRefused('amount', outstanding))
}

/**
 * Inserts an attempt for a locked session: what is charged and for what is decided here, and never changes (PAY-2.2). Throws a
 * refusal if it is not due.
 */
export const insertAttempt = async (
  { transaction, menu: { shop }, state, now }: LockedSession,
  { _id, method, data, key, payload, locale, actor }: NewAttempt,
): Promise<AttemptRow> => {
  const { row } = state
  const { currency } = shop
  const returnUrl = returnUrlOf(data.returnUrl, shop)
  const step = paymentStep(currency)
  const taken = data.items ? await unitsOf(transaction, row) : []
  const { amount, units } = requestedPart(state, data, taken, shop)
  checkAmount(amount, method, step, payableOf(state).outstanding)
  const tips = toCents(data.tips ?? 0)
  if (tips % step !== 0) throw refused(paymentRefused('currency', undefined, 'tips'))
  const { percent, fixed, taxPercent } = method.surcharge ?? {}
  const costs = { percent, fixed: toCents(fixed ?? 0), taxPercent }
  const { surcharge, withoutTax } = paymentSurcharge(amount, costs, step)
  const expires = expiresTime(state, now)
  if (expires === undefined) throw refused(sessionClosed)
  const of = { shop: row.shop, session: row._id }
  const [attempt] = await transaction
    .insert(paymentAttempts)
    .values({
      ...of,
      _id,
      method: method._id,
      account: method.account,
      sandbox: method.sandbox,
      currency,
      amount: fromCents(amount),
      tips: fromCents(tips),
      surcharge: fromCents(surcharge),
      surchargeWithoutTax: fromCents(withoutTax),
      charge: fromCents(amount + tips + surcharge),
      shareOf: data.share?.of ?? null,
      items: data.items ?? null,
      twInvoice: data.twInvoice ?? null,
      locale,
      returnUrl,
      channel: method.channel,
      reader: data.reader ?? null,
      actor,
      idempotencyKey: key ?? null,
      payload: payloadHash(payload),
      status: 'pending',
      providerReference: _id,
      expiresTime: expires,
      askTime: new Date(now.getTime() + firstAsk).toISOString(),
      createTime: now.toISOString(),
    })
    .returning()
  if (!attempt) throw new Error('an attempt was not written')
  if (units.length > 0)
    await transaction
      .insert(attemptUnits)
      .values(units.map((unit) => ({ ...of, ...unit, attempt: _id })))
  return attempt
}
