import { shops as description } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import { staffChannelsOf } from '../../../realtime/channels/staff-channels.ts'
import { subscribeTo } from '../../../realtime/channels/recent-channels.ts'
import { shops } from '../../../tables/shops.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'

/**
 * `create shops/subscribe`: subscribes the connection to the shop's catalogue, and staff of the shop to its orders. A key hears what a
 * visitor does, whatever its maker may hear (KEY-2.5).
 */
export const subscribe = serveCall(
  description.calls.subscribe,
  everybody,
  async ({ item }, { app, runtime: { database }, params: { connection, user, key } }) => {
    const [shop] = await database.select({ id: shops._id }).from(shops).where(eq(shops._id, item))
    if (!shop) throw refused({ ...shopNotFound, field: 'item' })
    if (connection) {
      const channels = channelsOf(app)
      subscribeTo(channels, connection, channelOf.shop(item))
      for (const name of key ? [] : staffChannelsOf(user, item)) channels.join(name, connection)
      await channels.ready(connection)
    }
    return { item }
  },
)
