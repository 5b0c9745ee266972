import type { SendAgainData } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'

/** `create webhookDeliveries/again`: sends something again under its id, as its record stands now, once for an idempotency key (WEBHOOK-5.3). */
export const sendAgain = async (
  { runtime, params }: HandlerContext,
  { idempotencyKey: key, ...payload }: SendAgainData,
): Promise<void> => {
  const { database, now } = runtime
  const { shop, delivery: id } = payload
  const caller = callerIdentity(params)
  const sent = { shop, scope: 'webhookDeliveries/again', key, caller, payload }
  await inTransaction(database, (transaction) =>
    once(transaction, sent, async () => {
      const changed = await transaction
        .update(webhookDeliveries)
        .set({ status: 'waiting', tries: 0, dueTime: new Date(now()).toISOString() })
        .where(and(eq(webhookDeliveries.shop, shop), eq(webhookDeliveries._id, id)))
        .returning({ is: sql`1` })
      if (changed.length === 0) throw notFound(id)
      return { answer: id }
    }),
  )
}
