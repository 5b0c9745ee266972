import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '../runtime/app.ts'

const whyNot = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} of ${host} is in use; set PORT to another.`, { cause: error })
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user; set PORT.`, { cause: error })
  return new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`, { cause: error })
}

/** How long a caller may take, in ms, so that connections that send or read nothing do not pile up (CALL-6.7). */
const timeouts = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request: a picture of 15 MB takes two minutes on a line of 1 Mbit/s. */
  requestTimeout: 180_000,
  /** How often the two are checked. */
  connectionsCheckingInterval: 2_000,
} as const

/** How long nothing may be read of a response, in ms. Sockets have a heartbeat instead. */
const idleTimeout = 120_000

/** Responds to a request before the app, or returns false. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** Sets the app up and starts to listen; `atOnce` responds to what it can before the app. Throws with the reason if the address is not available. */
export const listen = async (
  app: App,
  host: string,
  port: number,
  atOnce: AtOnce,
): Promise<Server> => {
  const answer = app.callback()
  const server = createServer(timeouts, (request, response) => {
    if (!atOnce(request, response)) void answer(request, response)
  })
  server.timeout = idleTimeout
  await app.setup(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(whyNot(error, host, port)))
    server.listen(port, host, resolve)
  })
  return server
}

/** Returns the URL of a listening server. */
export const urlOf = (server: Server, host: string): string => {
  const { port } = server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
