import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { idempotencyKey, makeOrderingShop } from '../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await makeTestDatabase()
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** Makes every connection read-only that opens from now on, and ends those that are open: as a failover to a standby. */
const failOver = async (readOnly: 'on' | 'off'): Promise<void> => {
  const client = new Client({
    ...database.settings,
    options: '-c default_transaction_read_only=off',
  })
  await client.connect()
  await client.query(
    `alter database "${database.settings.database}" set default_transaction_read_only = ${readOnly}`,
  )
  if (readOnly === 'on')
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  await client.end()
}

it('while the database is a read-only standby: 503, not ready; then the same call succeeds, on new connections (CALL-4.10)', async () => {
  const shop = await makeOrderingShop(server)
  const calls = orderingCalls(await server.client(), shop)
  const own = { idempotencyKey: idempotencyKey() }
  const ready = async () => (await fetch(`${server.url}/api/ready`)).status
  expect(await ready()).toBe(200)
  await failOver('on')
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(calls.create(own)).rejects.toMatchObject({
      code: 503,
      data: { code: 'unavailable' },
    })
  expect(await ready()).toBe(503)
  await failOver('off')
  await expect
    .poll(() => calls.create(own).catch(() => undefined), { timeout: 10_000 })
    .toMatchObject({ order: { number: '001' } })
  expect(await ready()).toBe(200)
})
