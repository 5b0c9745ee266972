import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import { connect, type Connection } from '../connection/connection.ts'
import { createSession, type SessionStore } from '../session/session.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { type Cart, createCart } from './cart.ts'
import { createPlacing, type Placing } from './placing.ts'

interface Diner {
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly session: SessionStore
  readonly cart: Cart
  readonly placing: Placing
}

let server: TestServer
let storage: KeyStorage
const diners: Diner[] = []

/** One who waits long for an answer, but for one that never comes. */
const diner = async (url = server.url, timeout = 20_000): Promise<Diner> => {
  const connection = connect({ url, timeout })
  const catalogue = createCatalogue(connection, { storage, key: 'menu' })
  const session = createSession(connection, storage)
  const cart = createCart({ catalogue, connection, session, storage })
  const placing = createPlacing({ connection, cart, session, catalogue, storage })
  const made = { connection, catalogue, session, cart, placing }
  diners.push(made)
  await catalogue.open(sampleIds.shop)
  cart.enter({ shop: sampleIds.shop, mode: 'takeAway' })
  return made
}

beforeEach(async () => {
  server = await startTestServer()
  storage = memoryStorage()
})
afterEach(async () => {
  for (const { cart, catalogue, session, connection } of diners.splice(0))
    for (const part of [cart, catalogue, session, connection]) part.close()
  await server.stop()
})

test('a placed order empties the cart, shows its session and keeps its restore key', async () => {
  const { cart, placing, session } = await diner()
  cart.add({ product: sampleIds.tea, quantity: 2 })
  await placing.place({ contactName: 'Mei' })
  expect(placing.state.get()).toMatchObject({ status: 'placed', order: { number: '7', total: 40 } })
  expect(cart.state.get()).toMatchObject({ count: 0, isLocked: false })
  expect(session.state.get().session?.version).toBe(2)
  expect(session.place().restoreKeys).toEqual(['restore-key-of-twenty-four'])
  expect(storage.read(clientKeys.intendedOrder)).toBeNull()
})

test('no answer → unknown, the cart is locked; checking again after a reload places no second order', async () => {
  const first = await diner(server.url, 3000)
  first.cart.add({ product: sampleIds.tea })
  server.known.orderAnswer = 'lost'
  await first.placing.place()
  expect(first.placing.state.get().status).toBe('unknown')
  first.cart.setQuantity(first.cart.state.get().lines[0]?.id ?? '', 9)
  await first.placing.place()
  expect(first.cart.state.get().count).toBe(1)

  const second = await diner()
  expect(second.placing.state.get().status).toBe('unknown')
  expect(second.cart.state.get()).toMatchObject({ count: 1, isLocked: true })
  server.known.orderAnswer = 'given'
  await second.placing.checkAgain()
  expect(second.placing.state.get().status).toBe('placed')
  expect(second.cart.state.get().count).toBe(0)
  expect(server.known.placed.size).toBe(1)
})

test('the network gone in the middle → unknown', async () => {
  const { cart, placing, connection } = await diner()
  await until(connection.status, (status) => status === 'online')
  cart.add({ product: sampleIds.tea })
  server.known.orderAnswer = 'lost'
  const placed = placing.place()
  await expect.poll(() => server.known.placed.size).toBe(1)
  server.cut()
  await placed
  expect(placing.state.get()).toMatchObject({
    status: 'unknown',
    error: { reason: 'socketDisconnect' },
  })
})

test('a refusal gives the cart back, with its code', async () => {
  const { cart, placing } = await diner()
  cart.add({ product: sampleIds.tea })
  server.known.orderAnswer = 'changed'
  await placing.place()
  expect(placing.state.get()).toMatchObject({ status: 'refused', error: { code: 'priceChanged' } })
  expect(cart.state.get()).toMatchObject({ count: 1, isLocked: false })
  placing.dismiss()
  expect(placing.state.get().status).toBe('idle')
})

test('without a connection nothing was sent: refused, not unknown', async () => {
  await diner()
  const { cart, placing } = await diner('http://127.0.0.1:9', 1000)
  cart.add({ product: sampleIds.tea })
  await placing.place()
  expect(placing.state.get()).toMatchObject({
    status: 'refused',
    error: { reason: 'offline', sent: false },
  })
  expect(cart.state.get()).toMatchObject({ count: 1, isLocked: false })
})
