import type { GrantApprovalResult, User } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pinHash } from '../../../authentication/pin/pin-hash.ts'
import { createLogger } from '../../../logging/logger.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { pairDevice, signInByPin } from '../../../testing/pin-calls.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

/** Long enough that no time or id contains it by chance. */
const [pin, wrong] = ['48027315', '93615082']
let logged = ''
let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  const log = createLogger('trace', { write: (line: string) => void (logged += line) })
  server = await startTestServer({ log })
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

/** Returns every row of every other table as text. */
const everyRow = async (): Promise<string> => {
  const { pool } = server.runtime.connection
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'staff_pins'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`select * from "${name}"`)
    texts.push(JSON.stringify(rows))
  }
  return texts.join('\n')
}

it('a PIN and its hash are in no response, event, error, log or row but the one that stores the hash (STAFF-3.8)', async () => {
  const manager = await server.client(shop.staff)
  const { _id: user } = (await manager.get('authentication')).user as User
  const { token } = await pairDevice(server, manager, shop.shop)
  const heard = ['pinTries', 'users', 'devices'].map((path) => heardBy(manager, path, 'patched'))
  await manager.service('shops/subscribe').create({ item: shop.shop })
  const cashier = await server.client(
    await makeAccount(server, 'at-the-till', [{ role: 'cashier', shop: shop.shop }]),
  )
  const grant = (own: object) =>
    cashier.service('approvals/grant').create({
      shop: shop.shop,
      pin,
      action: 'tableSessions/voidLines',
      record: 'f'.repeat(24),
      digest: 'digest',
      amount: 1,
      ...own,
    }) as Promise<GrantApprovalResult>
  const results: unknown[] = [
    await manager.service('users/setPin').create({ shop: shop.shop, pin }),
    (await signInByPin(server, token, pin)).user,
    await (
      await server.client()
    )
      .service('authentication')
      .create({ strategy: 'pin', token, pin: wrong })
      .catch((error: unknown) => error),
    await grant({}),
    await grant({ pin: wrong }).catch((error: unknown) => error),
    await manager.service('users/setPin').create({ shop: shop.shop, pin: 'x' }).catch(String),
    await manager.service('users/staff').create({ shop: shop.shop }),
    await manager.service('pinTries').find({ query: { shop: shop.shop } }),
    await manager.service('staffActions').find({ query: { shop: shop.shop } }),
    await manager.service('users').get(user),
    await manager.service('users/export').create({}),
  ]
  const hash = pinHash(server.runtime.config.jwtSecret, shop.shop, pin)
  const { rows } = await server.runtime.connection.pool.query('select pin_hash from staff_pins')
  expect(rows).toEqual([{ pin_hash: hash }])
  const all = JSON.stringify([results, heard]) + logged + (await everyRow())
  expect(logged).not.toBe('')
  for (const secret of [pin, wrong, hash]) expect(all.includes(secret)).toBe(false)
})
