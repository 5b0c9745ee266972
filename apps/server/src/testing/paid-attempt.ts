import { newIdBeside } from '../identifiers/shop-ids.ts'
import { type AttemptRow, paymentAttempts } from '../tables/payment-attempts.ts'
import { sessionPayments } from '../tables/session-payments.ts'
import type { TestServer } from './test-server.ts'

type Own = Pick<AttemptRow, 'shop' | 'session' | 'amount' | 'tips' | 'surcharge'> &
  Partial<AttemptRow>

/** Writes an attempt that a provider has settled, with its payment unless it is pending, and returns its id. */
export const paidAttempt = async (
  { runtime: { database } }: Pick<TestServer, 'runtime'>,
  own: Own,
): Promise<string> => {
  const { shop, session, amount, tips, surcharge } = own
  const _id = newIdBeside(session)
  const now = new Date().toISOString()
  const charge = Math.round((amount + tips + surcharge) * 100) / 100
  const method = 'ca4d0000000000000000000a'
  const actor = { role: 'diner' as const }
  await database.insert(paymentAttempts).values({
    _id,
    method,
    account: 'acc000000000000000000000',
    currency: 'HKD',
    surchargeWithoutTax: surcharge,
    charge,
    locale: 'en',
    actor,
    status: 'paid',
    captured: charge,
    expiresTime: now,
    createTime: now,
    ...own,
  })
  if (own.status === 'pending') return _id
  await database.insert(sessionPayments).values({
    shop,
    session,
    _id: newIdBeside(session),
    method,
    type: 'card',
    amount,
    tips,
    surcharge,
    surchargeWithoutTax: surcharge,
    attempt: _id,
    actor,
    time: now,
  })
  return _id
}
