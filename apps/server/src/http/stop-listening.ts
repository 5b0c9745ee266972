import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningCalls } from '../calls/running-calls.ts'
import type { App } from '../runtime/app.ts'

/** How long running calls may take to finish, in ms. */
const drainTimeout = 10_000
/** How long a last response may take to be sent, in ms. */
const flushTimeout = 50

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
  const cut = setTimeout(() => server.closeAllConnections(), drainTimeout)
  app.io?.disconnectSockets(true)
  server.closeIdleConnections()
  await closed
  clearTimeout(cut)
}
