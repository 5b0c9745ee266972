import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../../runtime/app.ts'
import type { Subject } from '../../runtime/event-bus.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { subjectOfChannel } from './channels.ts'
import { channelsOf, type JoinedChannels } from './joined-channels.ts'
import { staffPrefix } from './staff-channels.ts'

/** How many clients of a server are disconnected in a second. */
export const mostPerSecond = 100

/** Returns the connections that have joined channels of the subjects: staff first, who wait for orders. */
const connectionsOf = (
  channels: JoinedChannels,
  subjects: ReadonlySet<Subject>,
): readonly RealTimeConnection[] => {
  const names = channels.names.filter(
    (name) => subjects.has('all') || subjects.has(subjectOfChannel(name)),
  )
  const first = names.filter((name) => name.startsWith(staffPrefix))
  return [...new Set([...first, ...names].flatMap((name) => [...channels.connectionsIn(name)]))]
}

/**
 * After events of other servers may have been missed, the data of clients that are to hear of these subjects may be out
 * of date. Disconnects them one after another: they reconnect, subscribe again and load what has changed (EVENT-1.9).
 */
export const reconnectAfterGap = (app: App, { bus, log }: Runtime): void => {
  const channels = channelsOf(app)
  const leaving = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const closeNext = (): void => {
    const [id] = leaving
    timer = undefined
    if (id === undefined) return
    leaving.delete(id)
    app.io?.sockets.sockets.get(id)?.conn.close()
    timer = setTimeout(closeNext, 1000 / mostPerSecond).unref()
  }
  bus.onGap((subjects) => {
    for (const { socketId } of connectionsOf(channels, subjects)) leaving.add(String(socketId))
    if (leaving.size === 0) return
    log.warn({ connections: leaving.size }, 'events may have been missed; clients reconnect')
    timer ??= setTimeout(closeNext, 1000 / mostPerSecond).unref()
  })
}
