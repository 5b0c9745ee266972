import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

it('ORDER-1.14: a booked time that is past is refused', async () => {
  const here = orderingCalls(await server.client(), await makeOrderingShop(server))
  await expect(here.create({ bookedTime: inDays(-1) })).rejects.toMatchObject({
    code: 409,
    data: { code: 'timeSlotNotFound', field: 'bookedTime' },
  })
})

it('ORDER-1.14: a session keeps its booked time, which the `book` conditions of rules test', async () => {
  const shop = await makeOrderingShop(server)
  const { _id: condition } = (await server.app.service('timeConditions').create({
    timeType: 'book',
    startDate: inDays(3).slice(0, 10),
  })) as { _id: string }
  await server.app.service('orderDiscounts').create({
    shops: [shop.shop],
    name: [{ lang: 'en', value: 'Early booking' }],
    source: 'automatic',
    discountType: 'amount',
    discount: 5,
    timeConditions: [condition],
  })
  const here = orderingCalls(await server.client(), shop)
  const { session: plain, order: full } = await here.create()
  expect(plain.bookedTime).toBeNull()
  expect(full.total).toBe(38.5)
  const bookedTime = inDays(5)
  const { session: booked, order } = await here.create({ bookedTime })
  expect(booked.bookedTime).toBe(bookedTime)
  expect(order.total).toBe(33.5)
})
