import type { AddressInfo, Socket } from 'node:net'
import { feathers } from '@feathersjs/feathers'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import socketio from '@feathersjs/socketio'
import { addTestServices } from './test-services.ts'
import { addTestSessions } from './test-sessions.ts'
import { newTestState, session } from './test-state.ts'

/** A small Feathers server with the paths that the client's tests call, and switches for failures. */
export const startTestServer = async () => {
  const known = newTestState()
  const app = koa(feathers())
  app.use(async (context, next) => {
    if (context.path.startsWith('/api/locales/')) {
      context.body = { 'cart.title': 'Basket' }
      return
    }
    if (!context.path.startsWith('/api/menus/')) {
      context.path = context.path.replace(/^\/api\//, '/')
      await next()
      return
    }
    const etag = `"${known.menu.version}"`
    context.set('etag', etag)
    known.calls.push(`menu ${context.get('if-none-match') || 'all'}`)
    if (known.isBusy) context.status = 503
    else if (context.get('if-none-match') === etag) context.status = 304
    else context.body = known.menu
  })
  app.use(errorHandler())
  app.use(bodyParser())
  app.configure(rest())
  app.configure(socketio({ path: '/api/socket.io' }))
  const add = (path: string, service: object, events: string[] = []) =>
    app.use(path, service as never, { events })
  addTestServices(add, known)
  addTestSessions(add, known)
  app.on('connection', (connection) => app.channel('all').join(connection))
  app.publish(() => app.channel('all'))

  const server = await app.listen(0, '127.0.0.1')
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise((listening) => {
    if (server.listening) listening(true)
    else server.once('listening', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    known,
    app,
    session,
    /** Cuts every connection, as a bad network does. */
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => app.teardown(),
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
