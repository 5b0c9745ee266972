import type { StaffMember, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
})
afterAll(() => server.stop())

let accounts = 0
const account = async (staff: NonNullable<User['staff']> = []) => {
  accounts += 1
  const client = await server.client(await makeAccount(server, `hand-${accounts}`, staff))
  return { client, user: (await client.get('authentication')).user as User }
}
const setRole = (client: TestClient, { _id: user }: User, role: string | null) =>
  client.service('users/setRole').create({ shop: shop.shop, user, role })
const listed = async () =>
  (await manager.service('users/staff').create({ shop: shop.shop })) as StaffMember[]
const at = (role: 'waiter' | 'cashier' | 'manager') => [{ role, shop: shop.shop }]

describe('roles of a shop (STAFF-3.13)', () => {
  it('a manager gives them up to cashier, and ends them at once, with the PIN', async () => {
    const { client, user } = await account()
    await setRole(manager, user, 'waiter')
    await client.service('users/setPin').create({ shop: shop.shop, pin: '4802' })
    await setRole(manager, user, 'cashier')
    expect(await listed()).toContainEqual({
      _id: user._id,
      name: user.name,
      email: user.email,
      roles: ['cashier'],
      hasPin: true,
    })
    await setRole(manager, user, null)
    await expect(client.service('orders').find()).rejects.toMatchObject({ code: 403 })
    expect((await listed()).map(({ _id }) => _id)).not.toContain(user._id)
    const { rows } = await server.runtime.connection.pool.query('select * from staff_pins')
    expect(rows).toEqual([])
  })

  it('owners give every role of a shop; nobody changes the own one, an owner’s, or one above', async () => {
    const [hand, boss] = [await account(at('waiter')), await account()]
    await setRole(owner, boss.user, 'manager')
    const self = (await manager.get('authentication')).user as User
    const ownerUser = (await owner.get('authentication')).user as User
    for (const call of [
      () => setRole(manager, hand.user, 'manager'),
      () => setRole(manager, hand.user, 'accountant'),
      () => setRole(manager, boss.user, null),
      () => setRole(manager, self, 'cashier'),
      () => setRole(manager, ownerUser, 'waiter'),
      () => setRole(owner, ownerUser, 'manager'),
      () => setRole(hand.client, hand.user, 'cashier'),
    ])
      await expect(call()).rejects.toMatchObject({ code: 403 })
    await setRole(owner, boss.user, null)
  })

  it('stay as they are in other shops', async () => {
    const other = await makeOrderingShop(server)
    const { user } = await account([{ role: 'waiter', shop: other.shop }])
    await setRole(manager, user, 'waiter')
    await setRole(manager, user, null)
    const found = (await owner.service('users').get(user._id)) as User
    expect(found.staff).toEqual([{ role: 'waiter', shop: other.shop }])
  })
})
