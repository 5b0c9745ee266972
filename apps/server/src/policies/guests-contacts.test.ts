import { services } from '@comanda/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { makeSampleRecords } from '../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const shop = 'a'.repeat(24)
const record = 'e'.repeat(24)
const contacts = /91234567|ms@secret\.test/

let server: TestServer
/** A waiter and a cook of the shop, with all that they hear. */
const staff = new Map<string, { socket: Socket; heard: Set<string> }>()

const signIn = async (role: 'waiter' | 'kitchen') => {
  const account = await makeAccount(server, role, [{ role, shop }])
  const socket = io(server.url, { path: '/api/socket.io', transports: ['websocket'] })
  const heard = new Set<string>()
  socket.onAny((event: string, data: unknown) => {
    if (contacts.test(JSON.stringify(data))) heard.add(event)
  })
  const ask = socket.emitWithAck.bind(socket)
  await ask('create', 'authentication', { strategy: 'local', ...account }, {})
  await ask('create', 'shops/subscribe', { item: shop }, {})
  staff.set(role, { socket, heard })
}

beforeAll(async () => {
  server = await startTestServer()
  await server.app.service('shops').create({
    ...(exampleOf(services.shops.data) as object),
    _id: shop,
    timeZone: 'Asia/Hong_Kong',
  })
  const guest = await makeAccount(server, 'guest')
  const found = await server.runtime.connection.pool.query<{ _id: string }>(
    'select _id from users where email = $1',
    [guest.email],
  )
  const user = found.rows[0]?._id ?? ''
  await makeSampleRecords(server, { id: record, shop, user })
  await signIn('waiter')
  await signIn('kitchen')
})
afterAll(async () => {
  for (const { socket } of staff.values()) socket.close()
  await server.stop()
})

/** Returns the services whose records the caller lists, or opens once it knows their ids, with a guest's phone or e-mail. */
const reads = async (role: string): Promise<string[]> => {
  const { socket } = staff.get(role)!
  const told: string[] = []
  for (const { path, methods } of Object.values(services)) {
    const calls = [
      ...(methods.includes('find') ? [['find', path, {}]] : []),
      // The random id of a reservation opens it for anyone who has it. Staff know the id of a session by its orders.
      ...(methods.includes('get') && path !== 'reservations' ? [['get', path, record, {}]] : []),
    ]
    for (const [method, ...words] of calls as [string, ...unknown[]][]) {
      const answer = await new Promise((resolve) =>
        socket.emit(method, ...words, (...given: unknown[]) => resolve(given)),
      )
      if (contacts.test(JSON.stringify(answer))) told.push(`${method} ${path}`)
    }
  }
  return told
}

it('no list, record or event tells the kitchen a phone or an e-mail address of a guest (STAFF-3.3, RES-3.5)', async () => {
  expect(await reads('waiter')).toEqual(
    expect.arrayContaining([
      'find reservations',
      'find tableSessions',
      'get tableSessions',
      'find orders',
    ]),
  )
  expect(await reads('kitchen')).toEqual([])
})

/** What a guest can be reached by, in the fields that a record of the path has. */
const contactsIn = (path: string) =>
  path === 'orders' ? { phone: '91234567' } : { phone: '91234567', email: 'ms@secret.test' }

it('nor does the event of any record (STAFF-3.3, EVENT-1.1)', async () => {
  const [waiter, kitchen] = [staff.get('waiter')!, staff.get('kitchen')!]
  const ofContacts = Object.values(services).filter(
    ({ record: schema }) => schema && ['phone', 'email'].some((one) => one in schema.properties),
  )
  // What a guest can reach a shop by is public.
  for (const { path } of ofContacts.filter((one) => one !== services.shops))
    server.runtime.bus.publish({
      path,
      event: 'patched',
      data: { _id: record, shop, user: record, lines: [], ...contactsIn(path) },
    })
  await expect
    .poll(() => [...waiter.heard].toSorted())
    .toEqual([
      'orders patched',
      'reservations patched',
      'tableSessions patched',
      'waitingParties patched',
    ])
  // The last of its events has arrived when a later one has.
  const after = new Promise((resolve) => kitchen.socket.once('stations patched', resolve))
  server.runtime.bus.publish({ path: 'stations', event: 'patched', data: { _id: record, shop } })
  await after
  expect([...kitchen.heard]).toEqual([])
})
