import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cart, createCart } from '../cart/cart.ts'
import { createCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import { connect, type Connection } from '../connection/connection.ts'
import { createSession, type SessionStore } from '../session/session.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { noClaims } from '../testing/no-claims.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createIntentions } from '../submission/intentions.ts'
import { type Checkout, checkoutOf } from './checkout.ts'

interface Diner {
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly session: SessionStore
  readonly cart: Cart
  readonly checkout: Checkout
}

let server: TestServer
let storage: KeyStorage
const diners: Diner[] = []

/** How long a diner waits for a response, in ms. */
const TIMEOUT = 20_000

/** A diner with a long call timeout by default; a short one is for a server that is not there. */
const diner = async (url = server.url, timeout = TIMEOUT): Promise<Diner> => {
  const connection = connect({ url, timeout })
  const catalogue = createCatalogue(connection, { storage, key: 'menu' })
  const session = createSession(connection, storage)
  const cart = createCart({
    catalogue,
    claimCoupon: noClaims,
    connection,
    engine: loadedEngine,
    session,
    storage,
  })
  const intentions = createIntentions({ storage })
  const checkout = checkoutOf({ connection, cart, session, catalogue, intentions })
  const made = { connection, catalogue, session, cart, checkout }
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
  vi.useRealTimers()
})

test('a placed order empties the cart, shows its session and stores its restore key (CART-6.6)', async () => {
  const { cart, checkout, session } = await diner()
  cart.add({ product: sampleIds.tea, quantity: 2 })
  await checkout.placeOrder({ contactName: 'Mei' })
  expect(checkout.state.get()).toMatchObject({
    status: 'done',
    result: { order: { number: '7', total: 40 } },
  })
  expect(cart.state.get()).toMatchObject({ count: 0, isLocked: false })
  expect(session.state.get().session?.version).toBe(2)
  expect(session.place().restoreKeys).toEqual(['restore-key-of-twenty-four'])
  expect(storage.read(clientKeys.intentions)).toBeNull()
})

test('a lost response → unknown, the cart is locked; checking again after a reload places no second order (ORDER-2.3)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const first = await diner()
  first.cart.add({ product: sampleIds.tea })
  server.known.orderResponse = 'lost'
  const placed = first.checkout.placeOrder()
  await expect.poll(() => server.known.placed.size).toBe(1)
  vi.advanceTimersByTime(TIMEOUT)
  await placed
  expect(first.checkout.state.get().status).toBe('unknown')
  first.cart.setQuantity(first.cart.state.get().lines[0]?.id ?? '', 9)
  await first.checkout.placeOrder()
  expect(first.cart.state.get().count).toBe(1)

  const second = await diner()
  expect(second.checkout.state.get().status).toBe('unknown')
  expect(second.cart.state.get()).toMatchObject({ count: 1, isLocked: true })
  server.known.orderResponse = 'given'
  await second.checkout.checkAgain()
  expect(second.checkout.state.get().status).toBe('done')
  expect(second.cart.state.get().count).toBe(0)
  expect(server.known.placed.size).toBe(1)
})

test('the network lost during the call → unknown (ORDER-2.3)', async () => {
  const { cart, checkout, connection } = await diner()
  await until(connection.status, (status) => status === 'online')
  cart.add({ product: sampleIds.tea })
  server.known.orderResponse = 'lost'
  const placed = checkout.placeOrder()
  await expect.poll(() => server.known.placed.size).toBe(1)
  server.cut()
  await placed
  expect(checkout.state.get()).toMatchObject({
    status: 'unknown',
    error: { reason: 'socketDisconnect' },
  })
})

test('a refusal unlocks the cart and has its code', async () => {
  const { cart, checkout } = await diner()
  cart.add({ product: sampleIds.tea })
  server.known.orderResponse = 'changed'
  await checkout.placeOrder()
  expect(checkout.state.get()).toMatchObject({ status: 'refused', error: { code: 'priceChanged' } })
  expect(cart.state.get()).toMatchObject({ count: 1, isLocked: false })
  checkout.dismiss()
  expect(checkout.state.get().status).toBe('idle')
})

test('without a connection nothing is sent: refused, not unknown (ORDER-2.5)', async () => {
  await diner()
  const { cart, checkout } = await diner('http://127.0.0.1:9', 1000)
  cart.add({ product: sampleIds.tea })
  await checkout.placeOrder()
  expect(checkout.state.get()).toMatchObject({
    status: 'refused',
    error: { reason: 'offline', sent: false },
  })
  expect(cart.state.get()).toMatchObject({ count: 1, isLocked: false })
})
