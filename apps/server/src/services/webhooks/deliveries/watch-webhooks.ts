import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import { webhooks } from '../../../tables/webhooks.ts'

/** How often a server looks, in ms, and for how long what was given up is reported. */
const every = 60_000
const reportedFor = 86_400_000

/** What an owner has switched off troubles nobody. */
const isOn = sql`not coalesce(${webhooks.isOff}, false)`

const lastTimes = new WeakMap<Runtime, number>()

/** Reports addresses that rest, and what was given up within a day (WEBHOOK-3.4), at most once a minute. */
export const watchWebhooks = async (runtime: Runtime): Promise<void> => {
  const { reads, troubles, now } = runtime
  const last = lastTimes.get(runtime)
  // Either way: a clock that was ahead is put back.
  if (last !== undefined && Math.abs(now() - last) < every) return
  lastTimes.set(runtime, now())
  const resting = await reads
    .select({ _id: webhooks._id })
    .from(webhooks)
    .where(and(isOn, isNotNull(webhooks.restingSince)))
    .limit(1)
  const since = new Date(now() - reportedFor - 86_400_000).toISOString()
  const failed = await reads
    .select({ shop: webhookDeliveries.shop })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(isOn, eq(webhooks._id, webhookDeliveries.webhook)))
    .where(
      sql`${webhookDeliveries.status} = 'failed' and ${webhookDeliveries.createTime} > ${since}`,
    )
    .limit(1)
  if (resting.length === 0 && failed.length === 0) troubles.clear('webhooks')
  else troubles.report('webhooks', 'A receiver of webhooks was not reached for a day.')
}
