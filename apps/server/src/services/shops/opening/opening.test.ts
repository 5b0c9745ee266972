import type {
  TableViewItem,
  CreateSessionResult,
  GoLiveResult,
  Menu,
  OpenShopData,
  PaymentMethod,
  SetupProgress,
  SheetResult,
  Shop,
  TableSession,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderApart } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: TestClient
let guest: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  guest = await server.client()
})
afterAll(() => server.stop())

const open = async (own: Partial<OpenShopData> = {}) =>
  (await owner.service('setup/openShop').create({
    country: 'HK',
    name: [{ lang: 'en', value: 'Mei Kee' }],
    openTime: '00:00',
    closeTime: '24:00',
    orderTypes: ['dineIn', 'takeAway'],
    idempotencyKey: idempotencyKey(),
    ...own,
  })) as Shop
const menuOf = async (shop: string) => (await guest.service('menus').get(shop)) as Menu
const add = async (path: 'setup/menu' | 'setup/tables', data: object) =>
  (await owner.service(path).create(data)) as SheetResult
const progress = async (data: object = {}) =>
  (await owner.service('setup/progress').create(data)) as SetupProgress

describe('a new shop', () => {
  it('SETUP-2.2: begins with what is usual in its country', async () => {
    const { _id } = await open({ country: 'SG' })
    const { shop, taxSettings, surchargeSettings } = await menuOf(_id)
    expect(shop).toMatchObject({
      currency: 'SGD',
      timeZone: 'Asia/Singapore',
      priceRoundFactor: 0.2,
      onlineCanSwitchSection: true,
      beingSetUp: true,
    })
    expect(taxSettings).toMatchObject([{ percent: 9, included: false, shops: [_id] }])
    expect(surchargeSettings).toMatchObject([{ percent: 10, shops: [_id] }])
  })

  it('SETUP-2.2: has the percents that its owner gives, 0 for none', async () => {
    const { _id } = await open({ country: 'US', taxes: [8.875], serviceCharge: 0 })
    expect(await menuOf(_id)).toMatchObject({
      taxSettings: [{ percent: 8.875, included: false }],
      surchargeSettings: [],
    })
    const london = await menuOf((await open({ country: 'GB' }))._id)
    expect(london).toMatchObject({
      shop: { currency: 'GBP', timeZone: 'Europe/London' },
      taxSettings: [{ percent: 20, included: true }],
      surchargeSettings: [],
    })
    const japan = await menuOf((await open({ country: 'JP', taxes: [10, 0] }))._id)
    expect(japan.taxSettings).toMatchObject([
      { percent: 10, orderType: ['dineIn', 'dineInNoTable'] },
    ])
  })

  it('SETUP-2.2, IMPORT-1.3: writes its menu in the languages of its country, first its own', async () => {
    const { _id: shop } = await open({ country: 'IT' })
    await add('setup/menu', { shop, format: 'lines', text: 'Primi\nVongole 14' })
    const menu = await menuOf(shop)
    expect(menu.shop.languages).toEqual(['it', 'en'])
    expect(menu.products[0]?.name).toEqual([{ lang: 'it', value: 'Vongole' }])
    expect(menu.categories[0]?.name).toEqual([{ lang: 'it', value: 'Primi' }])
  })

  it('SETUP-2.1: may have two spans a day', async () => {
    const hours = { openTime: '11:30', closeTime: '14:30' }
    const { _id } = await open({ ...hours, openAgain: { openTime: '18:00', closeTime: '23:00' } })
    expect((await menuOf(_id)).shop).toMatchObject({
      openTime: '11:30',
      closeTime: '23:00',
      onlineOpeningHours: [
        { startTime: '11:30', endTime: '14:30' },
        { startTime: '18:00', endTime: '23:00' },
      ],
    })
  })

  it('SETUP-2.1: is opened once by a retry, and the settings that all shops share once', async () => {
    const key = idempotencyKey()
    const [one, other] = await Promise.all([
      open({ idempotencyKey: key }),
      open({ idempotencyKey: key }),
    ])
    expect(one._id).toBe(other._id)
    for (const path of ['systemSettings', 'appSettings', 'paymentMethods'] as const)
      expect(await owner.service(path).find({ query: {} })).toHaveLength(1)
  })

  it('SETUP-2.3: only the server says that it is being set up', async () => {
    const { _id } = await open()
    for (const beingSetUp of [false, null])
      await expect(owner.service('shops').patch(_id, { beingSetUp })).rejects.toMatchObject({
        code: 400,
      })
  })
})

const halvesWith = (part: string) =>
  `name,price,options\nHalf and half,0,Halves (dearest): Margherita|${part}\nMargherita,9,\nDiavola,12,`

describe('menu and tables', () => {
  it('SETUP-2.7: all dishes are added, or none and the reasons by row', async () => {
    const { _id: shop } = await open()
    const bad = 'Noodles\nWonton 48\nDrinks'
    expect(await add('setup/menu', { shop, format: 'lines', text: bad })).toEqual({
      added: 0,
      problems: [{ row: 3, code: 'priceMissing', text: 'Drinks' }],
    })
    expect((await menuOf(shop)).products).toEqual([])
    const text = 'Noodles\n雲吞麵 Wonton 48\nBeef 62.5'
    expect(await add('setup/menu', { shop, format: 'lines', text })).toEqual({
      added: 2,
      problems: [],
    })
    const { products, categories } = await menuOf(shop)
    expect(categories).toMatchObject([{ name: [{ lang: 'en', value: 'Noodles' }] }])
    expect(products).toMatchObject([
      { price: 48, category: categories[0]?._id, name: [{ lang: 'en' }, { lang: 'cht' }] },
      { price: 62.5 },
    ])
    const csv = 'category,name,price,code\nDrinks,Tea,8,17'
    expect(await add('setup/menu', { shop, format: 'csv', text: csv })).toMatchObject({ added: 1 })
    expect((await menuOf(shop)).products).toHaveLength(3)
  })

  it('SETUP-2.6: the export of a program is a first menu, with its options', async () => {
    const { _id: shop } = await open()
    const text =
      'Token,Item Name,Variation Name,SKU,Description,Category,Price,Sellable\n' +
      't1,Latte,Small,L1,With oat milk,Coffee,4.50,Y\n' +
      't2,Latte,Large,L2,,Coffee,5.50,Y\n' +
      't3,Mocha,Small,M1,,Coffee,5.00,Y\n' +
      't4,Mocha,Large,M2,,Coffee,6.00,Y\n'
    expect(await add('setup/menu', { shop, format: 'csv', text })).toEqual({
      added: 2,
      problems: [],
    })
    const { products, productOptions } = await menuOf(shop)
    expect(productOptions).toMatchObject([
      { required: true, choices: [{ price: 0 }, { name: [{ value: 'Large' }], price: 1 }] },
    ])
    const options = [productOptions[0]?._id]
    expect(products).toMatchObject([
      { name: [{ value: 'Latte' }], code: 'L1', price: 4.5, options },
      { name: [{ value: 'Mocha' }], price: 5, options },
    ])
  })

  it('SETUP-2.6: a first menu has dishes of halves, each a dish of the file', async () => {
    const { _id: shop } = await open()
    const refused = await add('setup/menu', { shop, format: 'csv', text: halvesWith('Diabola') })
    expect(refused.problems).toEqual([
      { row: 2, column: 'options', code: 'partUnknown', text: 'Diabola' },
    ])
    await add('setup/menu', { shop, format: 'csv', text: halvesWith('Diavola') })
    const { products, productOptions } = await menuOf(shop)
    const [, margherita, diavola] = products
    expect(productOptions).toMatchObject([
      {
        partsPrice: 'dearest',
        minQuantity: 2,
        maxQuantity: 2,
        choices: [
          { type: 'product', product: margherita?._id },
          { type: 'product', product: diavola?._id },
        ],
      },
    ])
  })

  it('SETUP-2.7: takes the menu of the demo, with ids of its own', async () => {
    const [one, other] = [await open(), await open()]
    const { added } = await add('setup/menu', { shop: one._id, format: 'demo' })
    expect(added).toBeGreaterThan(20)
    await add('setup/menu', { shop: other._id, format: 'demo' })
    const [menu, second] = [await menuOf(one._id), await menuOf(other._id)]
    expect(menu.products).toHaveLength(added)
    expect(second.products).toHaveLength(added)
    const ids = new Set(menu.products.map(({ _id }) => _id))
    expect(second.products.filter(({ _id }) => ids.has(_id))).toEqual([])
    const known = new Set(menu.productOptions.map(({ _id }) => _id))
    expect(menu.products.flatMap(({ options = [] }) => options).every((id) => known.has(id))).toBe(
      true,
    )
  })

  it('SETUP-2.8: all tables of a list are added, or none', async () => {
    const { _id: shop } = await open()
    expect(await add('setup/tables', { shop, text: 'Hall 1–12 x4, T1–T4' })).toMatchObject({
      added: 16,
    })
    expect(await add('setup/tables', { shop, text: 'T4–T6' })).toMatchObject({
      added: 0,
      problems: [{ code: 'twice', text: 'T4' }],
    })
    const found: unknown = await owner.service('tableViewItems').find({ query: { shop } })
    const all = found as TableViewItem[]
    expect(all).toHaveLength(16)
    expect(all.find(({ name }) => name === '12')).toMatchObject({ area: 'Hall', capacity: 4 })
  })

  it('SETUP-2.9: any device continues at the step at which the owner left off', async () => {
    const { _id: shop } = await open()
    expect(await progress()).toEqual({ step: 'menu', shop, dishes: 0, tables: 0 })
    await add('setup/tables', { shop, text: '1-3' })
    expect(await progress({ step: 'codes' })).toEqual({ step: 'codes', shop, dishes: 0, tables: 3 })
    await owner.service('setup/goLive').create({ shop })
    expect(await progress()).toEqual({ step: 'done', dishes: 0, tables: 0 })
  })
})

const order = async (client: TestClient, shop: string, product: string) => {
  const created = (await client.service('tableSessions/create').create({
    shop,
    type: 'takeAway',
    contactName: 'Mei',
    phone: '91234567',
    cart: [lineOf(product)],
    idempotencyKey: idempotencyKey(),
  })) as CreateSessionResult
  return orderApart(created).session
}

describe('going live', () => {
  it('SETUP-2.3, SETUP-2.4: guests wait; what staff order before is a test, and is cancelled', async () => {
    const { _id: shop } = await open({ serviceCharge: 0 })
    await add('setup/menu', { shop, format: 'lines', text: 'Tea 8' })
    await add('setup/tables', { shop, text: 'T1' })
    const product = (await menuOf(shop)).products[0]?._id ?? ''
    const refused = { code: 409, data: { code: 'shopBeingSetUp' } }
    await expect(order(guest, shop, product)).rejects.toMatchObject(refused)
    const test = await order(owner, shop, product)
    await expect(
      owner.service('businessDays/close').create({ shop, day: '2026-01-01' }),
    ).rejects.toMatchObject(refused)
    expect(await owner.service('setup/goLive').create({ shop })).toEqual<GoLiveResult>({
      shop,
      tests: 1,
    })
    expect(await owner.service('tableSessions').get(test._id)).toMatchObject({
      status: 'cancelled',
    })
    expect((await menuOf(shop)).shop.beingSetUp).toBeUndefined()
    await expect(order(guest, shop, product)).resolves.toBeDefined()
    await expect(owner.service('setup/goLive').create({ shop })).rejects.toMatchObject({
      code: 409,
      data: { code: 'shopIsLive' },
    })
    await expect(add('setup/menu', { shop, format: 'lines', text: 'Tea 9' })).rejects.toMatchObject(
      {
        data: { code: 'shopIsLive' },
      },
    )
  })

  it('SETUP-2.4: a test that was paid is void afterwards, so that no figure has it', async () => {
    const { _id: shop } = await open({ serviceCharge: 0 })
    await add('setup/menu', { shop, format: 'lines', text: 'Milk 9' })
    const product = (await menuOf(shop)).products[0]?._id ?? ''
    const { _id: session } = await order(owner, shop, product)
    const [method] = (await owner.service('paymentMethods').find({ query: {} })) as PaymentMethod[]
    await owner.service('tableSessions/pay').create({
      session,
      amount: 9,
      paymentMethod: method?._id ?? '',
      idempotencyKey: idempotencyKey(),
    })
    expect(await owner.service('setup/goLive').create({ shop })).toMatchObject({ tests: 1 })
    const after = (await owner.service('tableSessions').get(session)) as TableSession
    expect(['void', 'cancelled']).toContain(after.status)
  })
})
