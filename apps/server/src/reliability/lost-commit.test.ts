import { connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { idempotencyKey, makeOrderingShop } from '../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** Between the server and PostgreSQL: if armed, passes the next `commit` on, and breaks the connection before its response. */
const connection = { isArmed: false, broken: 0 }
const forward = (socketFile: string, near: Socket): void => {
  const far = connectTo(socketFile)
  let isCut = false
  near.on('data', (bytes) => {
    if (connection.isArmed && bytes.includes('commit')) {
      connection.isArmed = false
      isCut = true
    }
    far.write(bytes)
  })
  far.on('data', (bytes) => {
    if (!isCut) near.write(bytes)
    else {
      connection.broken += 1
      near.destroy()
    }
  })
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => undefined)
    one.on('close', () => other.destroy())
  }
}

let database: TestDatabase
let proxy: Server
let server: TestServer
beforeAll(async () => {
  database = await makeTestDatabase()
  const { host, user, database: name } = database.settings
  proxy = createServer((near) => forward(join(String(host), '.s.PGSQL.5432'), near))
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  const { port } = proxy.address() as AddressInfo
  const settings = { host: '127.0.0.1', port, user, database: name }
  server = await startTestServer({ database: { ...database, settings } })
})
afterAll(async () => {
  await server.stop()
  proxy.close()
  await database.drop()
})

it('a commit whose response is lost → 503; the retry with the same key gets the order that was placed, once (CALL-4.4, CALL-4.10)', async () => {
  const shop = await makeOrderingShop(server)
  const calls = orderingCalls(await server.client(), shop)
  const own = { idempotencyKey: idempotencyKey() }
  connection.isArmed = true
  await expect(calls.create(own)).rejects.toMatchObject({
    code: 503,
    data: { code: 'unavailable' },
  })
  expect(connection.broken).toBe(1)
  const { order } = await calls.create(own)
  expect(order.number).toBe('001')
  const { rows } = await server.runtime.connection.pool.query('select _id from orders')
  expect(rows).toEqual([{ _id: order._id }])
})
