import type { RealTimeConnection } from '@feathersjs/feathers'
import type { JoinedChannels } from './joined-channels.ts'

/** The shops, and the sessions, that a connection hears of without a subscription: those that it used last. */
export const mostRecent = 4

interface Joined {
  readonly subscribed: Set<string>
  /** The last one used is at the end. */
  readonly recent: string[]
}

type Kind = 'shop' | 'session'

const joinedChannels: Readonly<Record<Kind, WeakMap<RealTimeConnection, Joined>>> = {
  shop: new WeakMap(),
  session: new WeakMap(),
}

const joinedBy = (connection: RealTimeConnection, channel: string): Joined => {
  const own = joinedChannels[channel.startsWith('shop/') ? 'shop' : 'session']
  const known = own.get(connection)
  if (known) return known
  const joined: Joined = { subscribed: new Set(), recent: [] }
  own.set(connection, joined)
  return joined
}

const forget = ({ recent }: Joined, channel: string): boolean => {
  const index = recent.indexOf(channel)
  if (index !== -1) recent.splice(index, 1)
  return index !== -1
}

/** Connects a caller to the channel of a shop's catalogue, or of a session, until it disconnects. */
export const subscribeTo = (
  channels: JoinedChannels,
  connection: RealTimeConnection,
  channel: string,
): void => {
  const joined = joinedBy(connection, channel)
  if (joined.subscribed.has(channel)) return
  joined.subscribed.add(channel)
  if (!forget(joined, channel)) channels.join(channel, connection)
}

/**
 * Connects a caller who uses a shop's data, or enters a session, to its channel, in place of the one used longest ago.
 */
export const hearRecent = (
  channels: JoinedChannels,
  connection: RealTimeConnection,
  channel: string,
): void => {
  const joined = joinedBy(connection, channel)
  const { subscribed, recent } = joined
  if (recent.at(-1) === channel || subscribed.has(channel)) return
  const isJoined = forget(joined, channel)
  recent.push(channel)
  if (isJoined) return
  channels.join(channel, connection)
  const left = recent.length > mostRecent ? recent.shift() : undefined
  if (left !== undefined) channels.leave(left, connection)
}
