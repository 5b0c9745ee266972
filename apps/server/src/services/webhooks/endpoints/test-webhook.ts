import type { TestWebhookData, WebhookAttempt } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { callWebhook } from '../../../webhooks/call-webhook.ts'
import { openSecrets } from '../../../webhooks/webhook-secrets.ts'

/** So many tests of one address in 15 minutes. */
const mostTests = 10

/** `create webhooks/test`: calls the address once, and says what came of it (WEBHOOK-5.2). */
export const testWebhook = async (
  { reads, database, config, now }: Runtime,
  { webhook: id }: TestWebhookData,
): Promise<WebhookAttempt> => {
  const [row] = await reads.select().from(webhooks).where(eq(webhooks._id, id))
  if (!row) throw notFound(id)
  await countAttempt(database, [{ name: `webhook tests of ${id}`, most: mostTests }], now())
  const body = JSON.stringify({ type: 'test', timestamp: new Date(now()).toISOString(), data: {} })
  const receiver = {
    url: row.url,
    secrets: openSecrets(config, row, now()),
    named: config.webhookHosts,
  }
  return callWebhook(receiver, { id: newRecordId(), body }, now)
}
