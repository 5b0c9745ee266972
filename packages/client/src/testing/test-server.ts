import type { AddressInfo, Socket } from 'node:net'
import type { TableSession } from '@comanda/contract'
import { Conflict, NotAuthenticated, NotFound } from '@feathersjs/errors'
import { feathers } from '@feathersjs/feathers'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import socketio from '@feathersjs/socketio'
import { freeTea, sampleCoupon } from './sample-coupons.ts'
import { sampleIds, sampleMenu } from './sample-menu.ts'

type Fields = Record<string, unknown>
interface Params {
  readonly connection?: Fields
}

const session = (version: number): TableSession =>
  ({
    _id: sampleIds.session,
    shop: sampleIds.shop,
    type: 'takeAway',
    status: 'ongoing',
    section: null,
    user: null,
    tvStatus: 'received',
    products: [],
    orders: [],
    discounts: [],
    surcharges: [],
    manualSurcharges: [],
    tables: [],
    modifiers: [],
    taxFree: false,
    version,
  }) as unknown as TableSession

/** A small Feathers server with the paths that the client's tests call, and switches for failures. */
export const startTestServer = async () => {
  const known = {
    menu: sampleMenu,
    session: session(1),
    token: 'token-1',
    /** How many of the next calls of `get orders` fail with `NotAuthenticated`. */
    refusals: 0,
    /** `lost`: the order is placed, but its response never arrives. */
    orderResponse: 'given' as 'given' | 'lost' | 'changed',
    placed: new Map<string, Fields>(),
    /** `lost`: it is paid, but the response never arrives. */
    paymentResponse: 'given' as 'given' | 'lost' | 'balanceMissing',
    /** What was paid from the balance, by key. */
    payments: new Map<string, number>(),
    calls: [] as string[],
    missing: [] as Fields[],
    /** The status of checked coupons. */
    couponStatus: 'valid',
    points: 100,
    /** The user whom the server takes as the caller of `setUser`. */
    caller: 'user' as string | undefined,
  }
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
    if (context.get('if-none-match') === etag) context.status = 304
    else context.body = known.menu
  })
  app.use(errorHandler())
  app.use(bodyParser())
  app.configure(rest())
  app.configure(socketio({ path: '/api/socket.io' }))
  const add = (path: string, service: object, events: string[] = []) =>
    app.use(path, service as never, { events })
  add('authentication', {
    create: async (data: Fields, { connection }: Params) => {
      known.calls.push(`sign in by ${String(data['strategy'])}`)
      const isGood =
        data['strategy'] === 'jwt'
          ? data['accessToken'] === known.token
          : data['password'] === 'right'
      if (!isGood) throw new NotAuthenticated('Invalid login', { code: 'loginFailed' })
      if (connection) connection['user'] = 'staff'
      return { accessToken: known.token, user: { _id: 'user', name: 'Mei' } }
    },
    remove: async (id: string | null) => {
      known.calls.push(`sign out ${id ?? 'here'}`)
      return {}
    },
  })
  add('users', { get: async (_id: string) => ({ _id }) }, ['patched'])
  add('orders', {
    get: async (_id: string, { connection }: Params) => {
      known.calls.push('get order')
      if (known.refusals > 0 || connection?.['user'] === undefined) {
        known.refusals--
        throw new NotAuthenticated('Not authenticated')
      }
      return { _id }
    },
    find: () => new Promise(() => undefined),
    patch: async (_id: string, data: Fields) => ({ _id, ...data }),
  })
  add('tableSessions', {
    get: async (id: string) => {
      if (id !== known.session._id) throw new NotFound('No such session')
      return known.session
    },
    find: async ({ query }: { query?: Fields }) => ({ total: 1, limit: 100, data: [query] }),
    patch: async () => known.session,
  })
  add('tableSessions/subscribe', {
    create: async ({ item }: Fields) => {
      known.calls.push(`subscribe ${String(item)}`)
      return { item, version: known.session.version }
    },
  })
  add('tableCodes/scan', {
    create: async ({ code }: Fields) => {
      known.calls.push(`scan ${String(code)}`)
      const [validFrom, validUntil] = ['2026-03-03T04:00:00.000Z', '2026-03-03T04:05:00.000Z']
      return { code: sampleIds.tea, validFrom, validUntil }
    },
  })
  add('tableSessions/createOrResume', {
    create: async ({ viewItem, date }: Fields) => {
      known.calls.push(`enter ${String(viewItem)} at ${String(date)}`)
      const restoreKey = 'restore-key-of-twenty-four'
      return { session: { ...known.session, restoreKey }, restoreKey, created: true }
    },
  })
  add('tableSessions/setUser', {
    create: async ({ session: id }: Fields) => {
      known.calls.push(`set user ${String(id)}`)
      const { session: before, caller } = known
      known.session = { ...before, user: caller ?? null, version: before.version + 1 }
      return known.session
    },
  })
  add('users/points/available', {
    find: async () => [{ _id: 'points', amount: known.points, expiring: [] }],
  })
  add('userCoupons/validate', { create: async () => ({ status: known.couponStatus }) })
  add('userCoupons/claim', {
    create: async ({ code }: Fields) => {
      if (code === 'TEA') return { ...sampleCoupon, _id: sampleIds.claimed }
      throw new Conflict('Invalid Code', { code: 'couponErrors.invalidCode', field: 'code' })
    },
  })
  add('orderDiscounts', { get: async () => freeTea })
  add('missingTranslations', {
    create: async (report: Fields) => {
      known.missing.push(report)
      return { count: 1 }
    },
  })
  add('shops/subscribe', { create: async ({ item }: Fields) => ({ item }) })
  add('tableSessions/create', {
    create: async ({ idempotencyKey, expectedTotal }: Fields) => {
      if (known.orderResponse === 'changed')
        throw new Conflict('The price has changed.', { code: 'priceChanged', result: {} })
      const key = String(idempotencyKey)
      const answer = known.placed.get(key) ?? {
        ...session(2),
        order: { _id: sampleIds.order, number: '7', total: expectedTotal },
        restoreKey: 'restore-key-of-twenty-four',
      }
      known.placed.set(key, answer)
      return known.orderResponse === 'lost' ? new Promise(() => undefined) : answer
    },
  })
  add('tableSessions/payByBalance', {
    create: async ({ idempotencyKey, amount }: Fields) => {
      if (known.paymentResponse === 'balanceMissing')
        throw new Conflict('Payment Fail', { code: 'balanceMissing' })
      known.payments.set(String(idempotencyKey), Number(amount))
      const paid = [...known.payments.values()].reduce((total, part) => total + part, 0)
      known.session = { ...known.session, paid, version: known.session.version + 1 }
      return known.paymentResponse === 'lost' ? new Promise(() => undefined) : known.session
    },
  })
  add('products', { patch: async (_id: string, data: Fields) => ({ _id, ...data }) })
  add('productStocks', {
    patch: async (product: string, { stock }: Fields) => ({
      _id: product,
      product,
      shop: sampleIds.shop,
      stock,
    }),
  })
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
