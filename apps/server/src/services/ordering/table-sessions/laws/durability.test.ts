import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  CreateOrResumeResult,
  Menu,
  OrderData,
  OrderResult,
  TableSession,
} from '@comanda/contract'
import { demo, staffAccounts } from '@comanda/demo'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../testing/free-port.ts'
import { orderApart } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import { type ServerProcess, startServerProcess } from '../../../../testing/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-durable-'))
let server: ServerProcess | undefined
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const call = async <T>(path: string, data?: object, method = 'POST', token = ''): Promise<T> => {
  const response = await fetch(`${server?.url}/api/${path}`, {
    method: data ? method : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: data ? JSON.stringify(data) : null,
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** The demo shop has opening hours; the test runs at any time. */
const openAllDay = async (shop: string): Promise<void> => {
  const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
  const { email, password } = owner ?? {}
  const signIn = { strategy: 'local', email, password }
  const { accessToken } = await call<{ accessToken: string }>('authentication', signIn)
  const allDay = { onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }] }
  await call(`shops/${shop}`, allDay, 'PATCH', `Bearer ${accessToken}`)
}

test('an acknowledged order exists after kill -9 of server and database, and is not placed again (ORDER-2.4)', async () => {
  const port = await freePort()
  server = await startServerProcess(folder, port)
  const shop = demo.shops[0]?._id ?? ''
  const table = demo.tableViewItems.find((item) => item.shop === shop)
  await openAllDay(shop)
  const { session } = await call<CreateOrResumeResult>('tableSessions/createOrResume', {
    shop,
    viewItem: table?._id,
    date: new Date().toISOString(),
  })
  const menu = await call<Menu>(`menus/${shop}`)
  const dish = menu.products.find(
    ({ options = [], sections = [], timeConditions = [], setOrderOrGiftOnly, hideFromOnline }) =>
      !setOrderOrGiftOnly &&
      !hideFromOnline &&
      timeConditions.length === 0 &&
      (sections.length === 0 || sections.includes(session.section ?? '')) &&
      options.every((id) => !menu.productOptions.find((group) => group._id === id)?.required),
  )
  const data: OrderData = {
    session: session._id,
    cart: [lineOf(dish?._id ?? '')],
    idempotencyKey: idempotencyKey(),
  }
  const placed = await call<OrderResult>('tableSessions/order', data)

  await server.kill()
  server = await startServerProcess(folder, port)

  expect(await call(`tableSessions/${session._id}`)).toEqual(orderApart(placed).session)
  expect(await call('tableSessions/order', data)).toEqual(placed)
  const after = await call<TableSession>(`tableSessions/${session._id}`)
  expect(after.orders).toHaveLength(1)
}, 600_000)
