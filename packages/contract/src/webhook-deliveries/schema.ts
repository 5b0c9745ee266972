import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { WebhookAttempt } from '../webhooks/schema.ts'

/** Something that happened, and what came of telling an address (WEBHOOK-5.1). Its `_id` is the `webhook-id` of its calls. */
export const WebhookDelivery = Closed(
  {
    _id: Id,
    shop: Id,
    webhook: Id,
    type: Type.String(),
    /** What happened to one subject is sent in its order: a session, a reservation, a product, a shop. */
    subject: Id,
    /** The record that is sent. */
    record: Id,
    /** `failed`: given up after a day, until it is sent again. */
    status: OneOf('waiting', 'sent', 'failed'),
    tries: Type.Integer({ minimum: 0 }),
    createTime: Instant,
    sentTime: Type.Optional(Instant),
    /** The last 20, the latest last. */
    attempts: Type.Array(WebhookAttempt),
  },
  'WebhookDelivery',
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** `create webhookDeliveries/again`: sends something again, under its id. */
export const SendAgainData = Closed(
  { shop: Id, delivery: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'SendAgainData',
)
export type SendAgainData = Static<typeof SendAgainData>
