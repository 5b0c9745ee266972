import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../runtime/app.ts'
import { channelOf } from './channels.ts'

/** The shops, and the sessions, that a connection hears of without a subscription: those that it used last. */
export const mostRecent = 4

type Kind = 'shop' | 'session'

interface Joined {
  readonly subscribed: Set<string>
  /** The last one used is at the end. */
  readonly recent: string[]
}

const joinedChannels: Readonly<Record<Kind, WeakMap<RealTimeConnection, Joined>>> = {
  shop: new WeakMap(),
  session: new WeakMap(),
}

const joinedBy = (connection: RealTimeConnection, kind: Kind): Joined => {
  const known = joinedChannels[kind].get(connection)
  if (known) return known
  const joined: Joined = { subscribed: new Set(), recent: [] }
  joinedChannels[kind].set(connection, joined)
  return joined
}

/** Returns whether the socket is still there: a channel would never lose one that has gone already. */
const isConnected = ({ io }: App, { socketId }: RealTimeConnection): boolean =>
  io?.sockets.sockets.has(String(socketId)) === true

const forget = ({ recent }: Joined, id: string): boolean => {
  const index = recent.indexOf(id)
  if (index !== -1) recent.splice(index, 1)
  return index !== -1
}

/** Connects a caller to the events of a shop's catalogue, or of a session, until it disconnects. */
export const subscribeTo = (
  app: App,
  connection: RealTimeConnection,
  kind: Kind,
  id: string,
): void => {
  const joined = joinedBy(connection, kind)
  if (joined.subscribed.has(id) || !isConnected(app, connection)) return
  joined.subscribed.add(id)
  if (!forget(joined, id)) app.channel(channelOf[kind](id)).join(connection)
}

/** Connects a caller who uses a shop's data, or enters a session, to its events, in place of the one used longest ago. */
export const hearRecent = (
  app: App,
  connection: RealTimeConnection,
  kind: Kind,
  id: string,
): void => {
  const joined = joinedBy(connection, kind)
  const { subscribed, recent } = joined
  if (recent.at(-1) === id || subscribed.has(id) || !isConnected(app, connection)) return
  const isJoined = forget(joined, id)
  recent.push(id)
  if (isJoined) return
  app.channel(channelOf[kind](id)).join(connection)
  const left = recent.length > mostRecent ? recent.shift() : undefined
  if (left !== undefined) app.channel(channelOf[kind](left)).leave(connection)
}
