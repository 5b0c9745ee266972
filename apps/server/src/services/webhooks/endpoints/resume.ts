import type { ResumeWebhookData } from '@comanda/contract'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { inTransaction } from '../../../database/transaction.ts'
import type { ServerContext } from '../../../calls/served.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import { webhooks } from '../../../tables/webhooks.ts'

/** `create webhooks/resume`: ends a rest; what waits and what was given up is sent, in its order (WEBHOOK-3.5). */
export const resume = async (
  { runtime }: ServerContext,
  { webhook: id }: ResumeWebhookData,
): Promise<string> => {
  const now = new Date(runtime.now()).toISOString()
  await inTransaction(runtime.database, async (transaction) => {
    const changed = await transaction
      .update(webhooks)
      .set({ failures: 0, failingSince: null, restingSince: null, nextTime: now })
      .where(eq(webhooks._id, id))
      .returning({ _id: webhooks._id })
    if (changed.length === 0) throw notFound(id)
    await transaction
      .update(webhookDeliveries)
      .set({ status: 'waiting', tries: 0, dueTime: now })
      .where(
        and(
          eq(webhookDeliveries.webhook, id),
          inArray(webhookDeliveries.status, ['waiting', 'failed']),
          // What was never tried is due by now, or waits for its own time: the end of a pause (CHANNEL-4.6).
          gt(webhookDeliveries.tries, 0),
        ),
      )
  })
  return id
}
