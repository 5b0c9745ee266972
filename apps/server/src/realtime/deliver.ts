import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { audiences } from './audiences.ts'
import { everyShop } from './channels.ts'
import { Coalescer } from './coalescer.ts'
import type { BusMessage } from '../runtime/event-bus.ts'
import { type JoinedChannels, joinedChannels } from './joined-channels.ts'
import { publicEvent } from './public-event.ts'

/** Events of stocks are not coalesced: a diner may be about to order. */
const stockPaths: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

const namesIn = (open: JoinedChannels, audience: readonly string[]): string[] => {
  const shops = audience.includes(everyShop)
    ? [...open].filter((name) => name.startsWith('shop/'))
    : []
  return [...audience.filter((name) => open.has(name)), ...shops]
}

/** Returns the sockets in the channels, each once, as the rooms that socket.io has for each socket. */
const socketsIn = (app: App, channels: readonly string[]): string[] => {
  const ids = channels.flatMap((name) =>
    app.channel(name).connections.map(({ socketId }): unknown => socketId),
  )
  return [...new Set(ids)].filter((id) => typeof id === 'string')
}

/** Sends an event, serialised once, to the connections of this server in any of the channels. */
const send = (
  app: App,
  open: JoinedChannels,
  audience: readonly string[],
  { path, event, data }: BusMessage,
): void => {
  const sockets = socketsIn(app, namesIn(open, audience))
  // Without rooms socket.io would send it to everybody.
  if (sockets.length > 0) app.io?.to(sockets).emit(`${path} ${event}`, data)
}

const audienceOf = ({ path, data }: BusMessage): readonly string[] => {
  const audience = audiences[path]
  return audience && typeof data === 'object' && data !== null ? audience({ ...data }) : []
}

/**
 * Publishes service events to the bus, and delivers events of the bus to the entitled connections of this server.
 * Events of sessions, orders, tables and stocks are sent immediately, those of a menu are coalesced.
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
