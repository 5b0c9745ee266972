import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const name = [{ lang: 'en', value: 'Name' }]

describe('a record that the engine could not price with is refused with its field, so that orders keep working', () => {
  it.each([
    ['timeConditions', { timeType: 'range', startDate: '2026-02-28T10:00+99:99' }, 'startDate'],
    ['orderDiscounts', { name, discountType: 'percent' }, 'discount'],
    ['orderDiscounts', { name, discountType: 'amount', discount: 0.005 }, 'discount'],
    ['taxSettings', { name, percent: 0.000_01 }, 'percent'],
    [
      'shops',
      { name, timeZone: 'Asia/Nowhere', currency: 'HKD', onlineOpeningHours: [] },
      'timeZone',
    ],
  ])('%s %j', async (path, data, field) => {
    const service = server.app.service(path)
    const own = path === 'timeConditions' ? { ...data, shop: shop.shop } : data
    const before = (await service.find({ paginate: false })) as unknown[]
    await expect(service.create(own)).rejects.toMatchObject({
      code: 400,
      data: { code: 'dataInvalid', field },
    })
    expect(await service.find({ paginate: false })).toEqual(before)
    const phone = orderingCalls(await server.client(), shop)
    await expect(phone.create()).resolves.toMatchObject({ order: { status: expect.any(String) } })
  })

  it('a patch is checked as the whole record would be, even if only some fields are selected', async () => {
    const discounts = server.app.service('orderDiscounts')
    const made = { name, discountType: 'amount', discount: 5.5, status: 'draft' }
    const { _id } = (await discounts.create(made)) as { _id: string }
    const query = { $select: ['name'] }
    await expect(discounts.patch(_id, { discount: null }, { query })).rejects.toMatchObject({
      code: 400,
      data: { field: 'discount' },
    })
    await expect(discounts.patch(_id, { discount: 7 }, { query })).resolves.toEqual({ _id, name })
    expect(await discounts.get(_id)).toMatchObject({ discount: 7 })
  })
})
