import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** Over how long the clients are sent off, in ms, so that they do not all come back at once. */
const spread = 5000

/**
 * When events of other servers may have been missed, what our clients show may be old. Their connections are cut, one
 * after another: they come back by themselves, subscribe again and load what they show.
 */
export const reconnectAfterGap = (app: App, { bus, log }: Runtime): void => {
  bus.onGap(() => {
    const sockets = [...(app.io?.sockets.sockets.values() ?? [])]
    log.warn({ connections: sockets.length }, 'events may have been missed; clients load again')
    for (const socket of sockets)
      setTimeout(() => socket.conn.close(), Math.random() * spread).unref()
  })
}
