import { type WebhookDelivery, webhookDeliveries as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { owners } from '../../../policies/staff.ts'
import { webhookDeliveries as table } from '../../../tables/webhook-deliveries.ts'
import { notFound } from '../../../table-service/get.ts'
import { sendAgain } from './send-again.ts'

/** What was sent or is to be sent to addresses, for owners. */
export const webhookDeliveries: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.again, owners, async (data, context) => {
    await sendAgain(context, data)
    const query = { shop: data.shop, _id: data.delivery }
    const found = await context.app.service(description.path).find({ query, paginate: false })
    const [record] = found as readonly WebhookDelivery[]
    if (!record) throw notFound(data.delivery)
    return record
  }),
]
