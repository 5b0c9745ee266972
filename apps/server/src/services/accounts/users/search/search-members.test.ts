import type { FoundMember, User } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, password } from '../../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let found: User
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  waiter = await server.client(
    await makeAccount(server, 'hall', [{ role: 'waiter', shop: shop.shop }]),
  )
  const create = (data: object) =>
    server.app.service('users').create({ password, ...data }) as Promise<User>
  found = await create({ name: 'Wong Ka Yan', email: 'ky@eat.test', phone: '+852 9123 4567' })
  await create({ name: 'Wong% Ltd', email: 'ltd@eat.test', phone: '61239999' })
  const [past, present] = ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z']
  await server.app.service('users').patch(found._id, {
    ranks: [
      { rank: 'a'.repeat(24), expires: past },
      { rank: 'b'.repeat(24), expires: present },
    ],
  })
  const coupon = (status: string) =>
    server.runtime.connection.pool.query(
      `insert into user_coupons (_id, holder, "user", coupon, status, create_time)
       values (md5(random()::text), $1, $1, 'c', $2, now())`,
      [found._id, status],
    )
  for (const status of ['valid', 'valid', 'used']) await coupon(status)
})
afterAll(() => server.stop())

const search = async (text: string, client = waiter, at = shop.shop) =>
  (await client.service('users/members/search').create({ shop: at, text })) as FoundMember[]

it('finds by the beginning of a name, a phone or its ending, an address and a member number (STAFF-3.16)', async () => {
  const texts = ['wong k', '4567', '9123 4567', '+85291234567', 'KY@eat.test']
  for (const text of [...texts, found.memberNumber ?? ''])
    expect((await search(text)).map(({ name }) => name)).toEqual(['Wong Ka Yan'])
  expect(await search('wong%')).toHaveLength(1)
  expect(await search('Wong')).toHaveLength(2)
  expect(await search('nobody')).toEqual([])
})

it('returns neither address nor whole phone, and only what holds now (STAFF-3.16)', async () => {
  expect(await search('wong k')).toEqual([
    {
      _id: found._id,
      name: 'Wong Ka Yan',
      memberNumber: found.memberNumber,
      phoneEnding: '4567',
      ranks: ['b'.repeat(24)],
      coupons: 2,
    },
  ])
})

it('is for those who wait on tables in the shop, and limited (STAFF-3.16)', async () => {
  const cook = await server.client(
    await makeAccount(server, 'cook', [{ role: 'kitchen', shop: shop.shop }]),
  )
  await expect(search('wong', cook)).rejects.toMatchObject({ code: 403 })
  await expect(search('wong', waiter, 'b'.repeat(24))).rejects.toMatchObject({ code: 403 })
  await expect(search('w')).rejects.toMatchObject({ code: 400 })
  const many = await Promise.allSettled(Array.from({ length: 121 }, () => search('4567')))
  expect(many.some(({ status }) => status === 'rejected')).toBe(true)
})
