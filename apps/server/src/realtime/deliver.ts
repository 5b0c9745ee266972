import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { audiences } from './audiences.ts'
import { everyShop } from './channels.ts'
import { Coalescer } from './coalescer.ts'
import type { BusMessage } from '../runtime/event-bus.ts'
import { type JoinedChannels, joinedChannels } from './joined-channels.ts'
import { publicEvent } from './public-event.ts'

/** What is left is told at once: a diner may be about to order it. */
const stockPaths: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

const namesIn = (open: JoinedChannels, audience: readonly string[]): string[] => {
  const shops = audience.includes(everyShop)
    ? [...open].filter((name) => name.startsWith('shop/'))
    : []
  return [...audience.filter((name) => open.has(name)), ...shops]
}

/** The sockets of the connections in the channels, each once, by the rooms that socket.io keeps for each alone. */
const socketsIn = (app: App, channels: readonly string[]): string[] => {
  const ids = channels.flatMap((name) =>
    app.channel(name).connections.map(({ socketId }): unknown => socketId),
  )
  return [...new Set(ids)].filter((id) => typeof id === 'string')
}

/** Sends an event, written once for all, to those of this server's connections that are in one of the channels. */
const send = (
  app: App,
  open: JoinedChannels,
  audience: readonly string[],
  { path, event, data }: BusMessage,
): void => {
  const sockets = socketsIn(app, namesIn(open, audience))
  // To socket.io no room at all means everybody.
  if (sockets.length > 0) app.io?.to(sockets).emit(`${path} ${event}`, data)
}

const audienceOf = ({ path, data }: BusMessage): readonly string[] => {
  const audience = audiences[path]
  return audience && typeof data === 'object' && data !== null ? audience({ ...data }) : []
}

/**
 * Events of services go to the bus, and from the bus of every server to its connections that are entitled to them:
 * those of a session, of orders, of tables and of stocks at once, those of a menu gathered for a moment.
 */
export const configureRealtime = (app: App, { bus }: Runtime): void => {
  for (const path of Object.keys(app.services)) {
    if (!audiences[path]) continue
    const service = app.service(path)
    for (const event of ['created', 'patched', 'removed'])
      service.on(event, (data: unknown) => bus.publish({ path, event, data }))
  }
  const open = joinedChannels(app)
  const menus = new Coalescer((message) =>
    send(app, open, audienceOf(message), publicEvent(message)),
  )
  bus.listen((message) => {
    const audience = audienceOf(message)
    const isMenu = audience.some((name) => name.startsWith('shop/'))
    if (!isMenu || stockPaths.has(message.path)) send(app, open, audience, message)
    else menus.add(message)
  })
}
