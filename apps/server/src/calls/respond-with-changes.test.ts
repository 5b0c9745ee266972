import { asksForChanges, changedSession, type Order, type SessionChange } from '@comanda/contract'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { callPlainly, openPlainSocket } from '../testing/plain-socket.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let calls: ReturnType<typeof orderingCalls>
let asking: Socket
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  calls = orderingCalls(await server.client(), shop)
  asking = await openPlainSocket(server.url, { query: asksForChanges })
})
afterAll(async () => {
  asking.disconnect()
  await server.stop()
})

const ask = async (path: string, data: object): Promise<unknown> => {
  const outcome = await callPlainly(asking, 'create', path, data, {})
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  return outcome.result
}

const round = (session: string) => ({
  session,
  cart: [lineOf(shop.noodles)],
  idempotencyKey: idempotencyKey(),
})

describe('EVENT-2.5: a response to who asks for changes', () => {
  it('says what an order has changed of the session, and has its order; a plain client gets the session whole', async () => {
    const before = (await calls.scan()).session
    const first = (await calls.order(before._id)).session
    const answer = (await ask('tableSessions/order', round(before._id))) as SessionChange & {
      order: Order
    }
    expect(answer.from).toBe(first.version)
    expect(Object.keys(answer).toSorted()).toEqual([
      '_id',
      'change',
      'from',
      'order',
      'shop',
      'version',
    ])
    const now = await calls.session(before._id)
    expect(changedSession(first, answer)).toEqual(now)
    expect(answer.order.number).toBe(now.orders.at(-1)?.number)
  })

  it('is the session as it is now, with the order, if the call is repeated, also by a plain client', async () => {
    const { session } = await calls.scan()
    const data = round(session._id)
    const { order } = (await ask('tableSessions/order', data)) as { order: Order }
    await calls.order(session._id)
    const now = await calls.session(session._id)
    expect(await ask('tableSessions/order', data)).toEqual({ ...now, order })
    expect(await calls.order(session._id, data)).toEqual({ session: now, order })
    expect(now.orders.filter(({ _id }) => _id === order._id)).toHaveLength(1)
  })

  it('says what staff have changed of a bill', async () => {
    const { session } = await calls.scan()
    const ordered = (await calls.order(session._id)).session
    const signIn = { strategy: 'local', ...shop.staff }
    await ask('authentication', signIn)
    const [line] = ordered.products
    const voided = (await ask('tableSessions/voidLines', {
      session: session._id,
      lines: [{ id: line?.id, quantity: 1 }],
      expectedVersion: ordered.version,
      note: 'cold',
    })) as SessionChange
    expect(changedSession(ordered, voided)).toEqual(await calls.session(session._id))
  })
})
