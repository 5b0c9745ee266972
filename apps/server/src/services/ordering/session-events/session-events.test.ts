import type { Page, Reason, SessionEvent } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let waiter: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  const account = await makeAccount(server, 'ah-ming', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
})
afterAll(() => server.stop())

const history = (client: TestClient, query: object) =>
  client.service('sessionEvents').find({ query: { ...query } }) as Promise<Page<SessionEvent>>

describe('the history of a session (STAFF-1.3)', () => {
  it('is in order, with what was done and the names of staff', async () => {
    const diner = orderingCalls(await server.client(), shop)
    const { session } = await diner.scan()
    await diner.order(session._id)
    await manager.service('tableSessions').patch(session._id, { capacity: 3 })
    const of = { shop: shop.shop, session: session._id }
    const { data } = await history(waiter, of)
    expect(data.map(({ kind }) => kind)).toEqual(['opened', 'ordered', 'bill'])
    expect(data[2]).toMatchObject({ ...of, actor: { role: 'staff' }, detail: { capacity: 3 } })
    const users = await server.app.service('users').find({ query: { email: shop.staff.email } })
    const [account] = (users as Page<{ _id: string }>).data
    await server.app.service('users').patch(account?._id ?? '', { name: 'May' })
    const [, , named] = (await history(waiter, of)).data
    expect(named?.actor).toMatchObject({ user: account?._id, name: 'May' })
  })

  it('is read for one session of the caller’s shop', async () => {
    const without = { data: { code: 'queryInvalid' } }
    await expect(history(waiter, { shop: shop.shop })).rejects.toMatchObject(without)
    await expect(history(waiter, { session: 'a'.repeat(24) })).rejects.toMatchObject(without)
    const other = await makeOrderingShop(server)
    const { session } = await orderingCalls(await server.client(), other).scan()
    const of = { shop: other.shop, session: session._id }
    expect((await history(waiter, of)).data).toEqual([])
  })
})

describe('the reasons of a shop (STAFF-1.2)', () => {
  it('managers write those of their shop, and staff read these and the group’s', async () => {
    const name = [{ lang: 'en', value: 'Too late' }] as const
    const group = await server.app.service('reasons').create({ kind: 'void', name: [...name] })
    const own = { shop: shop.shop, kind: 'void', name, stockBack: true }
    const created = (await manager.service('reasons').create(own)) as Reason
    const found = (await waiter.service('reasons').find({ query: { kind: 'void' } })) as Reason[]
    expect(found).toEqual(expect.arrayContaining([group, created]))
    const other = await makeOrderingShop(server)
    const stranger = await server.client(other.staff)
    const theirs = (await stranger.service('reasons').find()) as Reason[]
    expect(theirs.map(({ _id }) => _id)).not.toContain(created._id)
    const refused = { code: 403 }
    await expect(manager.service('reasons').create({ kind: 'void', name })).rejects.toMatchObject(
      refused,
    )
    await expect(
      stranger.service('reasons').patch(created._id, { status: 'disabled' }),
    ).rejects.toMatchObject({ code: 404 })
    await manager.service('reasons').patch(created._id, { status: 'disabled' })
  })
})
