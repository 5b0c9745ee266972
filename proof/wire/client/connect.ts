import authentication from '@feathersjs/authentication-client'
import { type Application, feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import { io } from 'socket.io-client'
import { type Fields, fieldsOf } from './fields.ts'

/** An e-mail address and password. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A plain Feathers client: services by their paths, over socket.io or REST. */
export interface Client {
  readonly find: (path: string, query?: Fields) => Promise<unknown>
  readonly get: (path: string, id: string, query?: Fields) => Promise<Fields>
  readonly create: (path: string, data: Fields, query?: Fields) => Promise<Fields>
  readonly patch: (path: string, id: string, data: Fields) => Promise<Fields>
  readonly remove: (path: string, id: string) => Promise<Fields>
  readonly on: (path: string, event: string, listener: (record: Fields) => void) => void
  readonly signIn: (credentials: Credentials) => Promise<Fields>
  readonly logout: () => Promise<unknown>
  readonly close: () => void
  /** Closes the connection and opens it again, as a phone that loses its network. */
  readonly reconnect: () => Promise<void>
}

const clientOf = (
  app: Application,
  { close, reconnect }: Pick<Client, 'close' | 'reconnect'>,
): Client => ({
  find: (path, query = {}) => app.service(path).find({ query }),
  get: (path, id, query = {}) => app.service(path).get(id, { query }),
  create: (path, data, query = {}) => app.service(path).create(data, { query }),
  patch: (path, id, data) => app.service(path).patch(id, data),
  remove: (path, id) => app.service(path).remove(id),
  on: (path, event, listener) => {
    app.service(path).on(event, (record: unknown) => listener(fieldsOf(record)))
  },
  signIn: async ({ email, password }) =>
    fieldsOf(await app.authenticate({ strategy: 'local', email, password })),
  logout: () => app.logout(),
  close,
  reconnect,
})

/** Connects by socket.io, as the specification's browser does. */
export const connect = (url: string): Client => {
  const socket = io(url, { path: '/api/socket.io', transports: ['websocket'], forceNew: true })
  const app = feathers()
  app.configure(socketio(socket, { timeout: 30_000 }))
  app.configure(authentication())
  return clientOf(app, {
    close: () => void socket.close(),
    reconnect: async () => {
      socket.disconnect()
      const connected = new Promise<void>((resolve) => socket.once('connect', resolve))
      socket.connect()
      await connected
    },
  })
}

/** Calls over HTTP, each with the bearer token once signed in. */
export const overHttp = (url: string): Client => {
  const app = feathers()
  app.configure(rest(`${url}/api`).fetch(fetch))
  app.configure(authentication())
  return clientOf(app, { close: () => {}, reconnect: () => Promise.resolve() })
}
