import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningCalls } from '../calls/running-calls.ts'
import type { App } from '../runtime/app.ts'

/** How long running calls may take to finish, in ms. */
const drainTimeout = 4_500
/** How long a last response may take to be sent, in ms. */
const flushTimeout = 50
/** How long callers may take to close their connections, in ms. */
const closeTimeout = 1_000

/** Refuses new calls, waits for running ones, and closes every connection. */
export const stopListening = async (
  app: App,
  server: Server,
  calls: RunningCalls,
): Promise<void> => {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  await calls.drain(drainTimeout)
  await sleep(flushTimeout)
  const cut = setTimeout(() => server.closeAllConnections(), closeTimeout)
  app.io?.disconnectSockets(true)
  server.closeIdleConnections()
  await closed
  clearTimeout(cut)
}
