import type { AuthenticationResult, StaffRole } from '@comanda/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

/** Connects with a token in the header of the handshake, as clients that are no browser can. */
const connected = async (token: string) => {
  const socket = io(server.url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { authorization: `Bearer ${token}` },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const paths = ['reconciliations', 'paymentMessages', 'refunds', 'paymentAttempts', 'orders']
const ofRoles = ['kitchen', 'waiter', 'cashier', 'manager', 'accountant'] as const

/** A socket of staff with a role, and the paths of the events that it receives. */
const heardBy = async (role: StaffRole) => {
  const credentials = await makeAccount(server, `own-${role}`, [{ role, shop: shop.shop }])
  const { accessToken } = (await (
    await server.client(credentials)
  )
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as AuthenticationResult
  const socket = await connected(accessToken)
  const heard: string[] = []
  for (const path of paths) socket.on(`${path} patched`, () => heard.push(path))
  await socket.emitWithAck('create', 'shops/subscribe', { item: shop.shop }, {})
  return { socket, heard }
}

describe('a socket whose handshake has a token', () => {
  it('receives the events of its account, as staff those of the shop until the role ends (EVENT-1.1, ACC-4.3)', async () => {
    const credentials = await makeAccount(server, 'till', [{ role: 'cashier', shop: shop.shop }])
    const client = await server.client(credentials)
    const { accessToken, user } = (await client
      .service('authentication')
      .create({ strategy: 'local', ...credentials })) as AuthenticationResult
    const socket = await connected(accessToken)
    const heard: unknown[] = []
    for (const path of ['userCoupons', 'orders'])
      socket.on(`${path} patched`, ({ _id }: { _id: string }) => heard.push(_id))
    const tell = (path: string, _id: string) =>
      server.runtime.bus.publish({
        path,
        event: 'patched',
        data: { _id, user: user._id, shop: shop.shop },
      })
    await socket.emitWithAck('create', 'shops/subscribe', { item: shop.shop }, {})
    tell('userCoupons', 'own')
    tell('orders', 'as staff')
    await expect.poll(() => heard).toEqual(['own', 'as staff'])
    await server.app.service('users').patch(user._id, { staff: [] })
    tell('orders', 'no more')
    tell('userCoupons', 'last')
    await expect.poll(() => heard.at(-1)).toBe('last')
    expect(heard).not.toContain('no more')
    socket.close()
  })

  it('receives as staff what its role may read: no money in the kitchen, comparisons of days are for managers, refused messages for who takes money (STAFF-3.3, EVENT-1.1, PAY-6.13, PAY-9.2)', async () => {
    const all = await Promise.all(ofRoles.map(heardBy))
    for (const path of paths)
      server.runtime.bus.publish({
        path,
        event: 'patched',
        data: { _id: path, shop: shop.shop, account: '', lines: [] },
      })
    await expect
      .poll(() => all.map(({ heard }) => heard.toSorted()))
      .toEqual([
        ['orders'],
        ['orders', 'paymentAttempts'],
        ['orders', 'paymentAttempts', 'paymentMessages', 'refunds'],
        ['orders', 'paymentAttempts', 'paymentMessages', 'reconciliations', 'refunds'],
        [],
      ])
    for (const { socket } of all) socket.close()
  })
})
