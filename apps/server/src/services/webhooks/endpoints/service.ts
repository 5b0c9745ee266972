import { type Webhook, webhooks as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { owners } from '../../../policies/staff.ts'
import { webhooks as table } from '../../../tables/webhooks.ts'
import { resume } from './resume.ts'
import { storeChanged, storeNew } from './store-webhook.ts'
import { testWebhook } from './test-webhook.ts'

/** Addresses that hear what happens, for owners. */
export const webhooks: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => ({ create: [storeNew(runtime)], patch: [storeChanged(runtime)] }),
  }),
  serveCall(description.calls.test, owners, (data, { runtime }) => testWebhook(runtime, data)),
  serveCall(description.calls.resume, owners, async (data, context) => {
    const id = await resume(context, data)
    return (await context.app.service('webhooks').get(id)) as Webhook
  }),
]
