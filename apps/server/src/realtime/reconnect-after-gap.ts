import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** The period in ms over which clients are disconnected, so that they do not all reconnect at once. */
const spread = 5000

/**
 * After events of other servers may have been missed, the data of our clients may be stale. Disconnects them one after
 * another: they reconnect, subscribe again and reload their data.
 */
export const reconnectAfterGap = (app: App, { bus, log }: Runtime): void => {
  bus.onGap(() => {
    const sockets = [...(app.io?.sockets.sockets.values() ?? [])]
    log.warn({ connections: sockets.length }, 'events may have been missed; clients reconnect')
    for (const socket of sockets)
      setTimeout(() => socket.conn.close(), Math.random() * spread).unref()
  })
}
