import { services, type WebhookEvent, webhookEvents, webhookPaths } from '@comanda/contract'
import { personalFields } from '../records/personal-fields.ts'
import { omittedFrom } from '../services/webhooks/deliveries/event-bodies.ts'
import type { Json, SchemaBook } from './schema-book.ts'

const id: Json = { type: 'string', pattern: '^[0-9a-f]{24}$' }
const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})
const parameters = [
  header('webhook-id', 'The same at each try: skip what you have seen'),
  header('webhook-timestamp', 'Seconds since 1970'),
  header(
    'webhook-signature',
    'Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`',
  ),
]

/** Returns the schema of a record as webhooks send it: without what says who somebody is (WEBHOOK-2.4). */
const sentRecord = (book: SchemaBook, path: (typeof webhookPaths)[WebhookEvent]): Json => {
  const { record } = services[path]
  if (!record) throw new Error(`${path} has no record`)
  const isSent = (field: string): boolean =>
    !omittedFrom(path).has(field) && !personalFields.some((one) => one === field)
  const fields = Object.entries(record.properties).filter(([field]) => isSent(field))
  return book.use({
    $id: `${record.$id}OfWebhook`,
    type: 'object',
    required: (record.required ?? []).filter(isSent),
    properties: Object.fromEntries(fields),
  })
}

/** Returns what webhooks call receivers with, by the events (WEBHOOK-2.1). */
export const webhookOperations = (book: SchemaBook): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    webhookEvents.map((event) => {
      const path = webhookPaths[event]
      const schema: Json = {
        type: 'object',
        required: ['type', 'timestamp', 'shop', 'path', 'record', 'data'],
        properties: {
          type: { const: event },
          timestamp: { type: 'string', format: 'date-time' },
          shop: id,
          path: { const: path },
          record: id,
          data: { anyOf: [sentRecord(book, path), { type: 'null' }] },
        },
      }
      const post: Json = {
        operationId: event.replace(/\.(.)/, (_all, letter: string) => letter.toUpperCase()),
        summary: `What a receiver of ${event} gets`,
        description:
          'Sent in the order of its bill, reservation, dish or shop; tried again for a day.',
        tags: ['webhooks'],
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
      }
      return [event, { post }]
    }),
  )
