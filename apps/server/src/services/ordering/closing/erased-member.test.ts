import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { password } from '../../../testing/accounts.ts'
import {
  makeMember,
  makeMemberShop,
  type MemberShop,
  type TestMember,
} from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { balanceAccounts } from '../../../tables/balance-accounts.ts'
import { pointRecords } from '../../../tables/point-records.ts'

let server: TestServer
let shop: MemberShop
let staff: TestClient
let card: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  staff = await server.client(shop.staff)
  const product = { shop: shop.shop, name: [], price: 100, topUp: 100 }
  card = ((await server.app.service('products').create(product)) as { _id: string })._id
})
afterAll(() => server.stop())

const toppedUp = async ({ calls }: TestMember): Promise<string> => {
  const { session } = await calls.create({ type: 'topUp', cart: [lineOf(card)] })
  await staff.service('tableSessions/pay').create({
    session: session._id,
    amount: 100,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
  })
  return session._id
}

const erase = ({ client }: TestMember) => client.service('users/erase').create({ password })

const balanceOf = async ({ user }: TestMember): Promise<number | undefined> => {
  const { database } = server.runtime
  const [row] = await database.select().from(balanceAccounts).where(eq(balanceAccounts.user, user))
  return row?.balance
}

it('PAY-1.10: a top-up of a member whose account was erased is taken back, unless it was spent', async () => {
  const { closeSession } = orderingCalls(staff, shop)
  const [saver, spender] = [await makeMember(server, shop), await makeMember(server, shop)]
  const [saved, spent] = [await toppedUp(saver), await toppedUp(spender)]
  const { session } = await spender.calls.create()
  await spender.client
    .service('tableSessions/payByBalance')
    .create({ session: session._id, idempotencyKey: idempotencyKey() })
  await erase(saver)
  await erase(spender)
  expect(await closeSession(saved, 'void')).toMatchObject({ status: 'void', user: null })
  expect(await balanceOf(saver)).toBe(0)
  await expect(closeSession(spent, 'void')).rejects.toMatchObject({
    data: { code: 'balanceMissing' },
  })
})

it('PAY-1.10: points of a session whose member’s account was erased are not reversed', async () => {
  const member = await makeMember(server, shop)
  const { session } = await member.calls.create()
  const { closeSession, closePaidElsewhere } = orderingCalls(staff, shop)
  await closePaidElsewhere(session._id)
  await erase(member)
  expect(await closeSession(session._id, 'void')).toMatchObject({ status: 'void' })
  const { database } = server.runtime
  const records = await database
    .select()
    .from(pointRecords)
    .where(eq(pointRecords.user, member.user))
  expect(records.map(({ type }) => type)).toEqual(['earn'])
})
