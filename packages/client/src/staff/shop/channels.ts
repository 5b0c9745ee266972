import type { ApiKey, Channel, DataOf, PatchOf, Webhook, WebhookEvent } from '@comanda/contract'
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

/** Where a channel hears, if it has an address; without a secret the stored one stays. */
export interface ChannelAddress {
  readonly webhook: string
  readonly name: string
  readonly url: string
  readonly secret: string
}

/** The channels of a shop, for owners (CHANNEL-1.1). Each call fails with a `CallError`. */
export interface Channels extends Loaded<readonly ShownChannel[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a channel and its address under ids chosen before, so that a repeated call stores them once. */
  readonly create: (
    data: DataOf<Channel> & { readonly _id: string },
    address: ChannelAddress,
  ) => Promise<void>
  readonly change: (
    before: ShownChannel,
    changes: PatchOf<Channel>,
    address: ChannelAddress,
  ) => Promise<void>
  readonly remove: (channel: ShownChannel) => Promise<void>
  /** The keys by which programs may send orders of this shop. */
  readonly keys: () => Promise<readonly ApiKey[]>
}

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
  const listen = async (channel: string, { webhook: _id, ...own }: ChannelAddress) => {
    if (own.url === '' || own.secret === '') return
    await service('webhooks').create({ _id, ...own, channel, shops: [shop], events: told })
  }
  return {
    ...loaded,
    open: () => {
      const end = onConnect(() => void reload())
      void reload()
      return end
    },
    create: async (data, address) => {
      await service('channels').create({ ...data, shop })
      await listen(data._id, address)
      await reload()
    },
    change: async ({ _id, webhook }, changes, address) => {
      if (Object.keys(changes).length > 0) await service('channels').patch(_id, changes)
      const { name, url, secret } = address
      if (!webhook) await listen(_id, address)
      else if (url === '') await service('webhooks').remove(webhook._id)
      else
        await service('webhooks').patch(webhook._id, {
          name,
          url,
          ...(secret === '' ? {} : { secret }),
        })
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
