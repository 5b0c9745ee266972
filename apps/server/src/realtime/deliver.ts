import { CombinedChannel } from '@feathersjs/transport-commons'
import type { App, CallContext, ServiceEvents } from '../declarations.ts'
import type { Runtime } from '../runtime.ts'
import { audiences } from './audiences.ts'
import { everyShop } from './channels.ts'
import type { BusMessage } from './event-bus.ts'

const namesIn = (app: App, audience: readonly string[]): string[] =>
  audience.includes(everyShop)
    ? [...audience, ...app.channels.filter((name) => name.startsWith('shop/'))]
    : [...audience]

/** Sends an event to those of this server's connections that are entitled to it. */
const deliver = (app: App, { path, event, data }: BusMessage): void => {
  const audience = audiences[path]
  if (!audience || typeof data !== 'object' || data === null) return
  const open = new Set(app.channels)
  const names = namesIn(app, audience({ ...data })).filter((name) => open.has(name))
  if (names.length === 0) return
  const context = { app, path, result: data } as unknown as CallContext
  const channel = new CombinedChannel(names.map((name) => app.channel(name)))
  app.emit('publish', event, channel, context, data)
}

/** Events of services go to the bus, and from the bus of every server to its connections. */
export const configureRealtime = (app: App, { bus }: Runtime): void => {
  for (const path of Object.keys(app.services)) {
    if (!audiences[path]) continue
    const service = app.service(path) as unknown as ServiceEvents
    for (const event of ['created', 'patched', 'removed'])
      service.on(event, (data: unknown) => bus.publish({ path, event, data }))
  }
  bus.listen((message) => deliver(app, message))
}
