import { sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type WebhookRow, webhooks } from '../../../tables/webhooks.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'

/** For how long no other server sees to a webhook that is claimed, in ms: longer than a round takes at most. */
const claimedFor = 60_000
/** How many are claimed at once. */
const most = 20

/**
 * Takes webhooks for which something is due, those that have waited longest first, so that one server alone sends to each: what
 * happened to a subject is sent in its order (WEBHOOK-3.2). Each begins the round that it is claimed for, whatever others do.
 */
export const claimWebhooks = async ({
  database,
  now,
}: Pick<Runtime, 'database' | 'now'>): Promise<readonly WebhookRow[]> => {
  const at = sql`${new Date(now()).toISOString()}::timestamptz`
  const until = new Date(now() + claimedFor).toISOString()
  const due = sql`
    select _id from ${webhooks} w
    where next_time <= ${at} and resting_since is null and not coalesce(is_off, false) and exists (
      select from ${webhookDeliveries} d where d.webhook = w._id and d.status = 'waiting' and d.due_time <= ${at})
    order by next_time limit ${most} for update skip locked`
  return database
    .update(webhooks)
    .set({ nextTime: until })
    .where(sql`${webhooks._id} in (${due})`)
    .returning()
}
