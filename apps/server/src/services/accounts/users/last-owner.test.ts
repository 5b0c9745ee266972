import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let database: TestDatabase
let servers: readonly TestServer[]
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = [await startTestServer({ database }), await startTestServer({ database })]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})
beforeEach(async () => {
  await servers[0]?.runtime.database.execute(sql`delete from users`)
})

interface Owner {
  readonly id: string
  readonly client: TestClient
}

/** Makes owners, by turns on the two servers. */
const makeOwners = (count: number): Promise<Owner[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Owner> => {
      const server = servers[at % 2]
      if (!server) throw new Error('there is no server')
      const account = await makeAccount(server, `owner${at}`, [{ role: 'owner' }])
      const client = await server.client(account)
      const { user } = (await client.get('authentication')) as { user: { _id: string } }
      return { id: user._id, client }
    }),
  )

const ownersLeft = async (): Promise<number> => {
  const rows = await servers[0]?.runtime.database.execute(
    sql`select 1 from users where staff @> '[{"role":"owner"}]'::jsonb`,
  )
  return rows?.rowCount ?? 0
}

const changes = {
  'remove each other': ({ client }: Owner, other: Owner) =>
    client.service('users').remove(other.id),
  'take the role from each other': ({ client }: Owner, other: Owner) =>
    client.service('users').patch(other.id, { staff: [] }),
  'give their own role up': ({ client, id }: Owner) =>
    client.service('users').patch(id, { staff: null }),
}

it.each(Object.entries(changes))(
  'ACC-4.5: six owners who %s at the same time, on two servers, leave one',
  async (_what, change) => {
    const owners = await makeOwners(6)
    await Promise.allSettled(
      owners.map((owner, at) => change(owner, owners[(at + 1) % owners.length] ?? owner)),
    )
    expect(await ownersLeft()).toBeGreaterThanOrEqual(1)
  },
)

it('ACC-4.5: the only owner stays; another one may go', async () => {
  const [one, other] = await makeOwners(2)
  if (!one || !other) throw new Error('there are no owners')
  await one.client.service('users').remove(other.id)
  for (const change of Object.values(changes).slice(1))
    await expect(change(one, one)).rejects.toMatchObject({ code: 409, data: { field: 'staff' } })
  await expect(one.client.service('users').remove(one.id)).rejects.toMatchObject({ code: 409 })
})
