import type { ApiKey, Channel, Webhook, WebhookEvent } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** What channels hear of (CHANNEL-4). */
const told: WebhookEvent[] = [
  'order.placed',
  'order.changed',
  'order.status',
  'order.cancelled',
  'stock.changed',
  'choice.changed',
  'shop.paused',
  'menu.published',
  'menu.changed',
]

/** A channel with the address at which it hears, if it has one. */
export interface ShownChannel extends Channel {
  readonly webhook: Webhook | undefined
}

/** A channel as it is entered; without an address it hears nothing, without a secret the stored one stays. */
export interface EnteredChannel {
  readonly channel: Omit<Channel, 'shop'>
  readonly webhook: string
  readonly url: string
  readonly secret: string | undefined
}

/** The channels of a shop, for owners (CHANNEL-1.1). Each call fails with a `CallError`. */
export interface Channels extends Loaded<readonly ShownChannel[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a channel and its address under ids chosen before, so that a repeated call stores them once. */
  readonly create: (entered: EnteredChannel) => Promise<void>
  readonly change: (before: ShownChannel, entered: EnteredChannel) => Promise<void>
  readonly remove: (channel: ShownChannel) => Promise<void>
  /** The keys by which programs may send orders of this shop. */
  readonly keys: () => Promise<readonly ApiKey[]>
}

const optional = ['isOff', 'key', 'account', 'location', 'prices', 'commission'] as const

export const createChannels = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): Channels => {
  const loaded = createLoaded(async () => {
    const [channels, webhooks] = await Promise.all([
      service('channels').find({ shop, $sort: { name: 1 } }),
      service('webhooks').find({ $sort: { _id: 1 } }),
    ])
    return channels.map((channel) => ({
      ...channel,
      webhook: webhooks.find((one) => one.channel === channel._id),
    }))
  })
  const { reload } = loaded
  const listen = async ({ channel, webhook: _id, url, secret }: EnteredChannel): Promise<void> => {
    if (url === '' || secret === undefined) return
    const { _id: of, name } = channel
    const own = { _id, name, url, secret, channel: of, shops: [shop], events: told }
    await service('webhooks').create(own)
  }
  return {
    ...loaded,
    open: () => {
      const end = onConnect(() => void reload())
      void reload()
      return end
    },
    create: async (entered) => {
      await service('channels').create({ ...entered.channel, shop })
      await listen(entered)
      await reload()
    },
    change: async ({ _id, webhook }, entered) => {
      const { _id: _same, ...changes } = entered.channel
      const cleared = Object.fromEntries(optional.map((field) => [field, changes[field] ?? null]))
      await service('channels').patch(_id, { ...changes, ...cleared })
      const { url, secret } = entered
      if (webhook && url === '') await service('webhooks').remove(webhook._id)
      else if (webhook)
        await service('webhooks').patch(webhook._id, {
          name: changes.name,
          url,
          ...(secret === undefined ? {} : { secret }),
        })
      else await listen(entered)
      await reload()
    },
    remove: async ({ _id, webhook }) => {
      if (webhook) await service('webhooks').remove(webhook._id)
      await service('channels').remove(_id)
      await reload()
    },
    keys: async () => {
      const query = { shop: { $in: [shop, null] }, endTime: null, $limit: 100 }
      const { data } = await service('apiKeys').find(query)
      return data.filter(({ rights }) => rights.includes('placeOrders'))
    },
  }
}
