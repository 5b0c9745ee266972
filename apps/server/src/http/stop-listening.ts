import type { Server } from 'node:http'
import type { App } from '../declarations.ts'

/** How long running calls may take to end, in ms. */
const patience = 10_000

/** Takes no more calls, waits for those that run, and closes every connection. */
export const stopListening = async (app: App, server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  const io = Reflect.get(app, 'io') as { disconnectSockets(close: boolean): void } | undefined
  io?.disconnectSockets(true)
  server.closeIdleConnections()
  await closed
  clearTimeout(cut)
}
