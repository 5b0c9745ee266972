import type { Channel } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { recordOf } from '../../../table-service/row.ts'
import { channels } from '../../../tables/channels.ts'

const channelNotFound = {
  kind: 'NotFound',
  code: 'channelNotFound',
  message: 'There is no such channel.',
  field: 'channel',
} as const

const channelOff = {
  kind: 'Conflict',
  code: 'channelOff',
  message: 'The shop takes no orders of this channel now.',
} as const

const notItsKey = {
  kind: 'Forbidden',
  code: 'forbidden',
  message: 'This key is not that of the channel.',
  field: 'channel',
} as const

/** Returns a channel of a shop. Throws a refusal if there is none. */
export const findChannel = async (
  { database }: Pick<Runtime, 'database'>,
  { shop, channel }: { readonly shop: string; readonly channel: string },
): Promise<Channel> => {
  const [row] = await database
    .select()
    .from(channels)
    .where(and(eq(channels.shop, shop), eq(channels._id, channel)))
  if (!row) throw refused(channelNotFound)
  return recordOf(row) as Channel
}

/** Returns the channel that a caller speaks for: a key for its own alone, a manager for each of the shop (CHANNEL-1.3). */
export const channelOfCaller = async (
  { runtime, params }: HandlerContext,
  data: { readonly shop: string; readonly channel: string },
): Promise<Channel> => {
  const channel = await findChannel(runtime, data)
  if (params.key && params.key._id !== channel.key) throw refused(notItsKey)
  return channel
}

/** Throws a refusal if a channel is off. */
export const refuseOff = ({ isOff }: Pick<Channel, 'isOff'>): void => {
  if (isOff) throw refused(channelOff)
}
