import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '../runtime/app.ts'

const whyNot = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} of ${host} is in use; set PORT to another.`, { cause: error })
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user; set PORT.`, { cause: error })
  return new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`, { cause: error })
}

/** Sets the app up and starts to listen. Throws with the reason if the address is not available. */
export const listen = async (app: App, host: string, port: number): Promise<Server> => {
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
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
