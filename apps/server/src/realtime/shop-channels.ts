import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../runtime/app.ts'
import { channelOf } from './channels.ts'

/** The shops whose changes a connection receives without a subscription: those that it read last. */
export const mostReadShops = 4

interface HeardShops {
  readonly subscribed: Set<string>
  /** The last one read is at the end. */
  readonly read: string[]
}

const heardShops = new WeakMap<RealTimeConnection, HeardShops>()

const heardBy = (connection: RealTimeConnection): HeardShops => {
  const known = heardShops.get(connection)
  if (known) return known
  const heard: HeardShops = { subscribed: new Set(), read: [] }
  heardShops.set(connection, heard)
  return heard
}

/** Returns whether the socket is still there: a channel would never lose one that has gone already. */
const isConnected = ({ io }: App, { socketId }: RealTimeConnection): boolean =>
  io?.sockets.sockets.has(String(socketId)) === true

const forget = ({ read }: HeardShops, shop: string): boolean => {
  const index = read.indexOf(shop)
  if (index !== -1) read.splice(index, 1)
  return index !== -1
}

/** Connects a caller to the events of a shop's catalogue until it disconnects. */
export const subscribeToShop = (app: App, connection: RealTimeConnection, shop: string): void => {
  const heard = heardBy(connection)
  if (heard.subscribed.has(shop) || !isConnected(app, connection)) return
  heard.subscribed.add(shop)
  if (!forget(heard, shop)) app.channel(channelOf.shop(shop)).join(connection)
}

/** Connects a caller who reads a shop's data to its catalogue's events, in place of the shop read longest ago. */
export const hearReadShop = (app: App, connection: RealTimeConnection, shop: string): void => {
  const heard = heardBy(connection)
  const { subscribed, read } = heard
  if (read.at(-1) === shop || subscribed.has(shop) || !isConnected(app, connection)) return
  const isJoined = forget(heard, shop)
  read.push(shop)
  if (isJoined) return
  app.channel(channelOf.shop(shop)).join(connection)
  const left = read.length > mostReadShops ? read.shift() : undefined
  if (left !== undefined) app.channel(channelOf.shop(left)).leave(connection)
}
