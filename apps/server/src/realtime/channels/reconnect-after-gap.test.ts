import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import type { GapListener, Subject } from '../../runtime/event-bus.ts'
import { localBus } from '../bus/local-bus.ts'
import { mostPerSecond } from './reconnect-after-gap.ts'

const listeners: GapListener[] = []
let server: TestServer
let shop: OrderingShop
let other: OrderingShop
beforeAll(async () => {
  const bus = localBus(pino({ level: 'silent' }))
  server = await startTestServer({
    bus: { ...bus, onGap: (listener) => void listeners.push(listener) },
  })
  shop = await makeOrderingShop(server)
  other = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const reportGap = (...subjects: readonly Subject[]): void => {
  for (const listener of listeners) listener(new Set(subjects))
}

/** Records in `left` when the client is disconnected. */
const connect = async (
  left: string[],
  who: string,
  item: string,
  credentials?: { email: string; password: string },
): Promise<TestClient> => {
  const client = await server.client(credentials)
  await client.service('shops/subscribe').create({ item })
  client.io.once('disconnect', () => left.push(who))
  return client
}

describe('after a gap (EVENT-1.9)', () => {
  it('the clients that were to receive the events are disconnected, staff first', async () => {
    const left: string[] = []
    for (let diner = 0; diner < 5; diner += 1) await connect(left, 'diner', shop.shop)
    const elsewhere = await connect(left, 'elsewhere', other.shop)
    await connect(left, 'staff', shop.shop, shop.staff)
    reportGap(`shop/${shop.shop}`)
    reportGap(`shop/${shop.shop}`)
    await expect.poll(() => left).toHaveLength(6)
    expect(left[0]).toBe('staff')
    await elsewhere.service('systemSettings').find()
    expect(left).not.toContain('elsewhere')
    reportGap('all')
    await expect.poll(() => left).toContain('elsewhere')
  })

  it('not all at once', async () => {
    const left: string[] = []
    const count = mostPerSecond / 4
    for (let diner = 0; diner < count; diner += 1) await connect(left, 'diner', shop.shop)
    const begin = performance.now()
    reportGap(`shop/${shop.shop}`)
    await expect.poll(() => left, { interval: 5 }).toHaveLength(count)
    expect(performance.now() - begin).toBeGreaterThanOrEqual((1000 * (count - 1)) / mostPerSecond)
  })
})
