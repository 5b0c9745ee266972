import type { Shop } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { makeOrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const day = (from: string) => ({ name: [{ lang: 'en' as const, value: 'Closed' }], from })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const two = async () => {
  const { shop } = await makeOrderingShop(server)
  const account = await makeAccount(server, `managers-of-${shop}`, [{ role: 'manager', shop }])
  const patch = async () => {
    const client = await server.client(account)
    return (data: object) => client.service('shops').patch(shop, data) as Promise<Shop>
  }
  return { shop, one: await patch(), other: await patch() }
}

it('STAFF-10.20: of two who save a list as they have read it, one is refused, and nothing of theirs is written', async () => {
  const { shop, one, other } = await two()
  await one({ specialDays: [day('2026-12-25')] })
  const expected = { specialDays: [day('2026-12-25')] }
  const saves = await Promise.allSettled([
    one({ specialDays: [day('2026-12-25'), day('2026-12-26')], expected }),
    other({ specialDays: [day('2026-12-25'), day('2026-12-31')], phone: '2345 6789', expected }),
  ])
  const lost = saves.findIndex(({ status }) => status === 'rejected')
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(saves[lost]).toMatchObject({
    reason: {
      code: 409,
      data: { code: 'recordChanged', field: 'expected.specialDays', fields: ['specialDays'] },
    },
  })
  const stored = (await server.app.service('shops').get(shop)) as Shop
  expect(stored.specialDays?.map(({ from }) => from)).toEqual(
    lost === 0 ? ['2026-12-25', '2026-12-31'] : ['2026-12-25', '2026-12-26'],
  )
  expect(stored.phone).toBe(lost === 0 ? '2345 6789' : undefined)
  expect(stored).not.toHaveProperty('expected')
})

it('STAFF-10.20: an absent field is expected as null, the order of fields makes no difference; a client that expects nothing writes as before', async () => {
  const { one, other } = await two()
  await one({ specialDays: [day('2026-12-25')], expected: { specialDays: null, phone: null } })
  await expect(
    other({ specialDays: [day('2026-12-31')], expected: { specialDays: null } }),
  ).rejects.toMatchObject({ data: { code: 'recordChanged' } })
  const { name, from } = day('2026-12-25')
  await other({ specialDays: null, expected: { specialDays: [{ from, name }] } })
  expect(await one({ specialDays: [day('2027-01-01')] })).toMatchObject({
    specialDays: [day('2027-01-01')],
  })
  await expect(one({ phone: '1', expected: { nothing: 1 } })).rejects.toMatchObject({
    data: { code: 'dataInvalid' },
  })
})
