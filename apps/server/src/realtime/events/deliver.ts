import type { TableSession } from '@comanda/contract'
import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App, CallContext } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { AnnouncedSessions } from './announced-sessions.ts'
import { audiences } from '../channels/audiences.ts'
import { everyShop } from '../channels/channels.ts'
import { Coalescer } from './coalescer.ts'
import type { BusMessage } from '../../runtime/event-bus.ts'
import { channelsOf, type JoinedChannels } from '../channels/joined-channels.ts'
import { kitchenEvent } from './kitchen-event.ts'
import { publicEvent } from './public-event.ts'
import { StockPace } from './stock-pace.ts'

/** Events of stocks have a pace of their own: a diner may be about to order. */
const stockPaths: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

const namesIn = (channels: JoinedChannels, audience: readonly string[]): readonly string[] =>
  audience.includes(everyShop)
    ? [...audience, ...channels.names.filter((name) => name.startsWith('shop/'))]
    : audience

/** Returns the connections of an audience, each once. */
const connectionsOf = (
  channels: JoinedChannels,
  audience: readonly string[],
): RealTimeConnection[] => [
  ...new Set(namesIn(channels, audience).flatMap((name) => [...channels.connectionsIn(name)])),
]

/** Sends an event, serialised once, to connections of this server. */
const sendTo = (
  app: App,
  connections: readonly RealTimeConnection[],
  { path, event, data }: BusMessage,
): void => {
  // The rooms that socket.io has for each socket.
  const sockets = connections
    .map(({ socketId }): unknown => socketId)
    .filter((id) => typeof id === 'string')
  // Without rooms socket.io would send it to everybody.
  if (sockets.length > 0) app.io?.to(sockets).emit(`${path} ${event}`, data)
}

/** Sends an event to the connections of this server in any of the channels. Returns how many there are. */
const send = (
  app: App,
  channels: JoinedChannels,
  audience: readonly string[],
  message: BusMessage,
): number => {
  const connections = connectionsOf(channels, audience)
  sendTo(app, connections, message)
  return connections.length
}

const asksForChanges = (connection: RealTimeConnection): boolean =>
  connection['asksForChanges'] === true

/** Sends a session: to those who ask for it, what has changed since it was sent before (EVENT-2). */
const sessionSender = (app: App, channels: JoinedChannels) => {
  const announced = new AnnouncedSessions()
  return (audience: readonly string[], message: BusMessage): void => {
    const connections = connectionsOf(channels, audience)
    const asking = connections.filter(asksForChanges)
    const change =
      asking.length === 0 ? undefined : announced.changeTo(message.data as TableSession)
    if (!change) return sendTo(app, connections, message)
    sendTo(app, asking, { ...message, event: 'changed', data: change })
    const others = connections.filter((one) => !asksForChanges(one))
    sendTo(app, others, message)
  }
}

const audienceOf = ({ path, data }: BusMessage): readonly string[] => {
  const audience = audiences[path]
  return audience && typeof data === 'object' && data !== null ? audience({ ...data }) : []
}

/**
 * Publishes service events to the bus, and delivers events of the bus to the entitled connections of this server.
 * Events of sessions, orders and tables are sent immediately, those of a menu are coalesced, and stocks at their pace.
 */
export const configureRealtime = (app: App, { bus }: Runtime): void => {
  for (const path of Object.keys(app.services)) {
    if (!audiences[path]) continue
    const service = app.service(path)
    for (const event of ['created', 'patched', 'removed'])
      service.on(event, (data: unknown, { params }: CallContext) => {
        if (!params.isAnnouncedLater) bus.publish({ path, event, data })
      })
  }
  const channels = channelsOf(app)
  const menus = new Coalescer((message) =>
    send(app, channels, audienceOf(message), publicEvent(message)),
  )
  const sendSession = sessionSender(app, channels)
  const stocks = new StockPace((message) => send(app, channels, audienceOf(message), message))
  bus.listen((message) => {
    const audience = audienceOf(message)
    const isMenu = audience.some((name) => name.startsWith('shop/'))
    if (stockPaths.has(message.path)) stocks.add(message)
    else if (isMenu) menus.add(message)
    else if (message.path === 'tableSessions' && message.event !== 'removed')
      sendSession(audience, message)
    else send(app, channels, audience, message)
    const inKitchen = kitchenEvent(message)
    if (inKitchen) send(app, channels, [inKitchen.channel], inKitchen.message)
  })
}
