import type {
  Menu,
  SetupProgress,
  Shop,
  TableViewItem,
  TaxSetting,
  PaymentMethod,
  VipLevel,
} from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let made: OrderingShop
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  made = await makeOrderingShop(server, {
    address: [{ lang: 'en', value: '1 First Street' }],
    paused: [{ orderType: 'takeAway' }],
  })
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
})
afterAll(() => server.stop())

const copied = [
  'categories',
  'product_options',
  'products',
  'reasons',
  'reservation_settings',
  'sections',
  'stations',
  'sub_categories',
  'table_view_items',
  'time_conditions',
]
const joined = [
  'gifts',
  'news',
  'order_discounts',
  'payment_methods',
  'surcharge_settings',
  'tax_settings',
]
/** What has happened, opens a door or takes money (GROUP-1.3). */
const left = [
  'allowances',
  'approval_grants',
  'approvals',
  'api_keys',
  'attempt_units',
  'balance_records',
  'bookkeeping_settings',
  'business_days',
  'cash_records',
  'change_feeds',
  'channel_orders',
  'channels',
  'coupon_codes',
  'device_requests',
  'devices',
  'gift_records',
  'guest_counts',
  'guest_figures',
  'guest_givings',
  'handoff_digits',
  'handoffs',
  'help_calls',
  'idempotency_claims',
  'idempotency_keys',
  'invitations',
  'invoices',
  'member_reservations',
  'member_sessions',
  'menu_changes',
  'menu_drafts',
  'menu_revisions',
  'menu_versions',
  'order_counters',
  'order_limits',
  'orders',
  'pairing_codes',
  'payment_accounts',
  'payment_attempts',
  'payment_differences',
  'payment_messages',
  'pin_tries',
  'point_records',
  'print_jobs',
  'printers',
  'promotion_cases',
  'product_stocks',
  'reconciliations',
  'record_changes',
  'refunds',
  'reservation_books',
  'reservations',
  'rule_books',
  'session_events',
  'session_lines',
  'session_payments',
  'setups',
  'shop_credits',
  'sms_accounts',
  'sms_messages',
  'staff_actions',
  'staff_pins',
  'table_cart_actions',
  'table_cart_lines',
  'table_carts',
  'table_codes',
  'table_guests',
  'table_sessions',
  'tickets',
  'tills',
  'user_coupons',
  'waiting_parties',
  'webhook_deliveries',
  'webhooks',
  'waiting_settings',
]

const name = [{ lang: 'en' as const, value: 'Second shop' }]
const copy = async (own: object = {}) =>
  (await owner
    .service('shops/copy')
    .create({ shop: made.shop, name, idempotencyKey: idempotencyKey(), ...own })) as Shop
const menuOf = async (shop: string) => (await owner.service('menus').get(shop)) as Menu
const tablesOf = async (shop: string) =>
  (await owner.service('tableViewItems').find({ query: { shop } })) as TableViewItem[]

const tableNames = async (shop: string) =>
  (await tablesOf(shop)).map((table) => table.name).toSorted()

const stockless = (menu: Menu) =>
  [menu.categories, menu.productOptions, menu.products].map((list) =>
    list.map((record) => ({ ...record, stock: undefined })),
  )

/** Returns a text of JSON with each id replaced by its place among those that the text has. */
const shapeOf = (value: unknown): string => {
  const seen = new Map<string, number>()
  return JSON.stringify(value).replace(/[0-9a-f]{24}/g, (id) => {
    if (!seen.has(id)) seen.set(id, seen.size)
    return `#${seen.get(id)}`
  })
}

describe('a shop by copy', () => {
  it('GROUP-1.1: has the menu and the tables, with ids of its own', async () => {
    const { _id: shop } = await copy()
    const [from, to] = [await menuOf(made.shop), await menuOf(shop)]
    for (const path of ['categories', 'productOptions', 'products'] as const) {
      expect(to[path]).toHaveLength(from[path].length)
      const known = new Set(from[path].map(({ _id }) => _id))
      expect(to[path].filter(({ _id }) => known.has(_id))).toEqual([])
    }
    expect(shapeOf(stockless(to))).toBe(shapeOf(stockless(from)))
    expect(await tableNames(shop)).toEqual(await tableNames(made.shop))
  })

  it('GROUP-1.1: is made once by a retry, or at the same time', async () => {
    const key = idempotencyKey()
    const [one, other] = await Promise.all([
      copy({ idempotencyKey: key }),
      copy({ idempotencyKey: key }),
    ])
    expect(one._id).toBe(other._id)
  })

  it('GROUP-1.1: has its own name and place, and is neither paused nor open yet', async () => {
    const shop = await copy({ phone: '2345 6789' })
    expect(shop).toMatchObject({ name, phone: '2345 6789', beingSetUp: true, currency: 'HKD' })
    expect(shop).not.toHaveProperty('address')
    expect(shop).not.toHaveProperty('paused')
  })

  it('GROUP-1.2: is in the lists that the shop is in, and in no others', async () => {
    const tax = { name, percent: 5, included: true, priceTypes: ['product' as const] }
    const shared = (await owner
      .service('taxSettings')
      .create({ ...tax, shops: [made.shop], status: 'active' })) as TaxSetting
    const all = (await owner
      .service('taxSettings')
      .create({ ...tax, status: 'active' })) as TaxSetting
    const counter = (await owner
      .service('paymentMethods')
      .create({ name, type: 'counter', shops: [made.shop], status: 'active' })) as PaymentMethod
    const level = (await owner.service('vipLevels').create({
      name,
      status: 'active',
      discountLists: [{ shops: [made.shop], discounts: [] }, { discounts: [] }],
    })) as VipLevel
    const { _id: shop } = await copy()
    expect(await owner.service('taxSettings').get(shared._id)).toMatchObject({
      shops: [made.shop, shop],
    })
    expect(await owner.service('taxSettings').get(all._id)).not.toHaveProperty('shops')
    expect(await owner.service('paymentMethods').get(counter._id)).toMatchObject({
      shops: [made.shop, shop],
    })
    expect(await owner.service('vipLevels').get(level._id)).toMatchObject({
      discountLists: [{ shops: [made.shop, shop], discounts: [] }, { discounts: [] }],
    })
    expect((await menuOf(shop)).taxSettings.map(({ _id }) => _id)).toContain(shared._id)
  })

  it('GROUP-1.3: has every table of the database in mind', async () => {
    const { rows } = await server.runtime.database.execute<{ name: string }>(sql`
      select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition and a.attname in ('shop', 'shops')
        and c.relnamespace = 'public'::regnamespace order by 1`)
    expect(rows.map((row) => row.name)).toEqual([...copied, ...joined, ...left].toSorted())
  })

  it('GROUP-1.4, GROUP-1.5: goes live, and takes orders at its own tables', async () => {
    const { _id: shop } = await copy()
    const progress = (data: object) =>
      owner.service('setup/progress').create(data) as Promise<SetupProgress>
    const other = await copy()
    expect(await progress({})).toMatchObject({ step: 'codes', shop: other._id, tables: 2 })
    expect(await progress({ shop })).toMatchObject({ step: 'codes', shop, tables: 2 })
    expect(await progress({ step: 'shop' })).toEqual({ step: 'shop', dishes: 0, tables: 0 })
    expect(await progress({ shop })).toMatchObject({ step: 'codes', shop })
    await owner.service('setup/goLive').create({ shop })
    await expect(progress({ shop })).rejects.toMatchObject({ data: { code: 'shopIsLive' } })
    const [table] = await tablesOf(shop)
    const noodles = (await menuOf(shop)).products.find(({ price }) => price === 38.5)
    const calls = orderingCalls(await server.client(), { ...made, shop })
    const seated = await calls.scan(table?._id)
    const { session } = await calls.order(seated.session._id, {
      cart: [lineOf(noodles?._id ?? '')],
    })
    expect(session).toMatchObject({ shop, status: 'ongoing' })
  })
})
