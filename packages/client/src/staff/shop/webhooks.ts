import type {
  Webhook,
  WebhookAttempt,
  WebhookData,
  WebhookDelivery,
  WebhookPatch,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** How many of the latest events are listed. */
const MOST_LISTED = 20

/** The addresses that hear what happens, for owners (WEBHOOK-1.1). Each call fails with a `CallError`. */
export interface Webhooks extends Loaded<readonly Webhook[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a webhook under an id chosen before, so that a repeated call stores it once. */
  readonly create: (data: WebhookData) => Promise<void>
  readonly change: (webhook: Webhook, changes: WebhookPatch) => Promise<void>
  readonly remove: (webhook: string) => Promise<void>
  /** Calls the address once, and returns what came of it (WEBHOOK-5.2). */
  readonly test: (webhook: string) => Promise<WebhookAttempt>
  /** Ends a rest (WEBHOOK-3.5). */
  readonly resume: (webhook: string) => Promise<void>
  /** The latest events of a webhook, the newest first (WEBHOOK-5.1). */
  readonly latest: (webhook: string) => Loaded<readonly WebhookDelivery[]>
  readonly again: (delivery: WebhookDelivery) => Promise<void>
}

export const createWebhooks = ({
  service,
  onConnect,
}: Pick<Connection, 'service' | 'onConnect'>): Webhooks => {
  const loaded = createLoaded(() => service('webhooks').find({ $sort: { _id: 1 } }))
  const done = async (write: Promise<unknown>): Promise<void> => {
    await write
    await loaded.reload()
  }
  const [test, again] = [createKeyedCall(), createKeyedCall()]
  return {
    ...loaded,
    open: () => {
      const end = onConnect(() => void loaded.reload())
      void loaded.reload()
      return end
    },
    create: (data) => done(service('webhooks').create(data)),
    change: ({ _id }, changes) => done(service('webhooks').patch(_id, changes)),
    remove: (webhook) => done(service('webhooks').remove(webhook)),
    test: (webhook) =>
      test(webhook, (idempotencyKey) =>
        service('webhooks/test').create({ webhook, idempotencyKey }),
      ),
    resume: (webhook) => done(service('webhooks/resume').create({ webhook })),
    latest: (webhook) =>
      createLoaded(async () => {
        const query = { webhook, $sort: { createTime: -1 as const }, $limit: MOST_LISTED }
        return (await service('webhookDeliveries').find(query)).data
      }),
    again: async ({ shop, _id }) => {
      const data = { shop, delivery: _id }
      await again(data, (idempotencyKey) =>
        service('webhookDeliveries/again').create({ ...data, idempotencyKey }),
      )
    },
  }
}
