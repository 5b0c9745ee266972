import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { idempotencyKey, makeOrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: string
let other: string
let owner: TestClient
let colleague: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = (await makeOrderingShop(server)).shop
  other = (await makeOrderingShop(server)).shop
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  colleague = await server.client(await makeAccount(server, 'colleague', [{ role: 'owner' }]))
})
afterAll(() => server.stop())

const days = { from: '2026-03-02', to: '2026-03-03' }
const period = () => ({ shop, ...days })
const file = () => ({ shop, format: 'csv', text: 'id,price\n' })
const rows = () => ({ shop, rows: [{ row: 2, cells: { email: 'mei@example.com' } }] })

/** Calls of one limit, with its greatest number. */
const kinds: readonly (readonly [number, Readonly<Record<string, () => object>>])[] = [
  [
    600,
    {
      'reports/sales': period,
      'reports/day': period,
      'reports/shops': () => ({ shops: [shop], ...days }),
    },
  ],
  [
    200,
    {
      'menus/import': file,
      'menus/apply': () => ({ ...file(), idempotencyKey: idempotencyKey() }),
      'menus/compare': () => ({ shop, from: other, prices: 'take' }),
      'menus/copy': () => ({
        shop,
        from: other,
        prices: 'take',
        publish: false,
        idempotencyKey: idempotencyKey(),
      }),
    },
  ],
  [
    2000,
    {
      'users/members/import': rows,
      'users/members/apply': () => ({ ...rows(), note: 'x', idempotencyKey: idempotencyKey() }),
    },
  ],
]

it.each(kinds)(
  'CALL-6.8: above %i of the calls that keep the server busy an account is refused, and others are not',
  async (most, calls) => {
    const { pool } = server.runtime.connection
    await pool.query('delete from failed_attempts')
    const [[first, data] = ['', () => ({})]] = Object.entries(calls)
    await owner.service(first).create(data())
    await pool.query('update failed_attempts set count = $1', [most - 1])
    await owner.service(first).create(data())
    for (const [path, sent] of Object.entries(calls))
      await expect(owner.service(path).create(sent())).rejects.toMatchObject({
        code: 429,
        data: { code: 'tooManyAttempts' },
      })
    await colleague.service(first).create(data())
  },
)
