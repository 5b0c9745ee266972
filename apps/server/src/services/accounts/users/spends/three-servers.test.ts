import type { ShopRank, User } from '@comanda/contract'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postgresCarrier } from '../../../../realtime/bus/postgres-carrier.ts'
import { sharedBus } from '../../../../realtime/bus/shared-bus.ts'
import { makeMember, makeMemberShop, type MemberShop } from '../../../../testing/member-shop.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let servers: readonly TestServer[]
let shop: MemberShop
let rank: ShopRank
const start = async (): Promise<TestServer> =>
  startTestServer({
    database,
    bus: await sharedBus(postgresCarrier(database.settings, log), log),
  })
// Before the servers connect: each connection may wrap the method.
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = [await start(), await start(), await start()]
  shop = await makeMemberShop(servers[0]!)
  const name = [{ lang: 'en' as const, value: 'Silver' }]
  rank = (await servers[0]!.app.service('shopRanks').create({ name, expenditure: 10 })) as ShopRank
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
  query.mockRestore()
})

const isLock = (text: unknown): boolean => /from .+users.+for update/.test(JSON.stringify(text))

/** How many statements of all servers have locked an account. */
const locks = (): number => query.mock.calls.filter(([text]) => isLock(text)).length

it('MEM-1.4: of three servers with sockets at the shop, the one that completes a session grants the rank, once', async () => {
  const [, writer, other] = servers
  const member = await makeMember(servers[0]!, shop)
  const watchers = await Promise.all(servers.map((server) => server.client(shop.staff)))
  const heard = watchers.map((watcher) => heardBy(watcher, 'tableSessions', 'patched'))
  const { session } = await member.calls.create()
  for (const watcher of watchers) await orderingCalls(watcher, shop).subscribe(session._id)
  const before = locks()
  const staff = await writer!.client(shop.staff)
  await orderingCalls(staff, shop).closePaidElsewhere(session._id)
  const ranks = async () =>
    ((await other!.app.service('users').get(member.user)) as User).ranks ?? []
  await expect.poll(ranks).toMatchObject([{ rank: rank._id }])
  await expect.poll(() => heard.map((events) => events.length)).toEqual([1, 1, 1])
  expect(locks() - before).toBe(1)
})
