import { services, type TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalGrants } from '../../../tables/approval-grants.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { approvalOf, type ApprovalRefusal, refusalOf } from '../../../testing/approval-of.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const pin = '4802'
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let waiter: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, anyNumber)
  manager = await server.client(shop.staff)
  const account = await makeAccount(server, 'ah-fai', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
  await manager.service('users/setPin').create({ shop: shop.shop, pin })
})
afterAll(() => server.stop())

const guestCalls = async () => orderingCalls(await server.client(), shop)

/** A table with ten noodles of 38.50 that the kitchen has begun with. */
const begun = async () => {
  const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const guest = await guestCalls()
  const { session } = await guest.scan((table as { _id: string })._id)
  const cart = [lineOf(shop.noodles, { quantity: 10 })]
  const placed = await guest.order(session._id, { cart })
  await orderingCalls(manager, shop).setStatus(placed.order._id, 'preparing')
  return { ...placed, guest }
}
type Bill = Awaited<ReturnType<typeof begun>>

interface Case {
  /** What a manager is shown, in words and money. */
  readonly seen: string
  readonly amount: number
  readonly act: (bill: Bill) => object
  /** What it must not be used for. */
  readonly others: readonly ((bill: Bill) => object)[]
  /** What comes before. */
  readonly first?: (bill: Bill) => Promise<unknown>
}

const note = 'a complaint'
const units = ({ session }: Bill, quantity: number) => ({
  lines: [{ id: session.products[0]?.id, quantity }],
  note,
})
const line = ({ session }: Bill) => ({ line: session.products[0]?.id, note })
const cases: Readonly<Record<string, Case>> = {
  'tableSessions/voidLines': {
    seen: 'one dish',
    amount: 38.5,
    act: (bill) => units(bill, 1),
    others: [(bill) => units(bill, 8), (bill) => ({ ...units(bill, 1), note: 'another' })],
  },
  'tableSessions/discount': {
    seen: '12 % off',
    amount: 46.2,
    act: () => ({ percent: 12, note }),
    others: [() => ({ percent: 95, note }), () => ({ amount: 300, note })],
  },
  'tableSessions/adjustLine': {
    seen: 'a dish at 30.00',
    amount: 85,
    act: (bill) => ({ ...line(bill), overridePrice: 30 }),
    others: [(bill) => ({ ...line(bill), overridePrice: 0 })],
  },
  'tableSessions/close': {
    seen: 'on the house',
    amount: 385,
    act: () => ({ how: 'onTheHouse', note }),
    others: [() => ({ how: 'walkout', note }), () => ({ how: 'onTheHouse', note: 'the boss' })],
  },
  'tableSessions/reopen': {
    seen: 'a bill opened again',
    amount: 385,
    first: ({ session }) =>
      manager
        .service('tableSessions/close')
        .create({ session: session._id, how: 'paidElsewhere', note }),
    act: () => ({ note }),
    others: [() => ({ note: 'the boss' })],
  },
  orders: {
    seen: 'an order that is cancelled',
    amount: 385,
    act: () => ({ status: 'cancelled', note }),
    others: [() => ({ status: 'cancelled', note: 'the boss' })],
  },
}

/** Makes a call of a case, with these fields. */
const make = (path: string, { session, order }: Bill, data: object): Promise<unknown> =>
  path === 'orders'
    ? waiter.service(path).patch(order._id, data)
    : waiter.service(path).create({ session: session._id, ...data })

const differs = (terms: ApprovalRefusal) => ({
  code: 403,
  data: { ...terms, code: 'approvalDiffers', field: 'approval' },
})

describe('a PIN approves what the manager has seen (STAFF-3.7)', () => {
  it('every call that takes an approval is tried here, and those of a kiosk', () => {
    const takes = Object.values(services)
      .filter(({ data, patch }) => JSON.stringify([data, patch]).includes('"approval":'))
      .map(({ path }) => path)
    const ofKiosks = ['tableSessions/create', 'devices/unpair']
    const ofOwners = ['approvals/decide']
    expect(takes.toSorted()).toEqual([...Object.keys(cases), ...ofKiosks, ...ofOwners].toSorted())
  })

  it.each(Object.entries(cases))(
    '%s: the refusal has the sum, and the approval of it is good for nothing else',
    async (path, { amount, act, others, first }) => {
      const bill = await begun()
      await first?.(bill)
      const call = (data: object, approval?: string) =>
        make(path, bill, { ...data, ...(approval === undefined ? {} : { approval }) })
      const terms = await refusalOf(call(act(bill)))
      const record = path === 'orders' ? bill.order._id : bill.session._id
      const action = path === 'orders' ? 'orders/cancel' : path
      expect(terms).toMatchObject({ code: 'approvalRequired', action, record, amount })
      const approval = await approvalOf(waiter, { shop: shop.shop, pin }, call(act(bill)))
      for (const other of others) {
        const asked = await refusalOf(call(other(bill)))
        expect(asked.digest).not.toBe(terms.digest)
        await expect(call(other(bill), approval)).rejects.toMatchObject(differs(asked))
      }
      await call(act(bill), approval)
    },
  )

  it('is of the sum by then: a bill that has grown is refused with the new sum', async () => {
    const bill = await begun()
    const call = (approval?: string) =>
      make('tableSessions/discount', bill, {
        percent: 50,
        note,
        ...(approval === undefined ? {} : { approval }),
      })
    const approval = await approvalOf(waiter, { shop: shop.shop, pin }, call())
    await bill.guest.order(bill.session._id, { cart: [lineOf(shop.noodles, { quantity: 10 })] })
    const refused = await refusalOf(call(approval))
    expect(refused).toMatchObject({ code: 'approvalDiffers', amount: 385 })
    const again = await approvalOf(waiter, { shop: shop.shop, pin }, call(approval))
    expect(await call(again)).toMatchObject({ result: { totals: { total: 385 } } })
  })

  it('is not given without what the refusal says, nor for another sum than it says', async () => {
    const bill = await begun()
    const call = (approval?: string) =>
      make('tableSessions/close', bill, {
        how: 'walkout',
        note,
        ...(approval === undefined ? {} : { approval }),
      })
    const { action, record, digest } = await refusalOf(call())
    const grant = (own: object) =>
      waiter.service('approvals/grant').create({ shop: shop.shop, pin, action, record, ...own })
    for (const [own, field] of [
      [{}, 'digest'],
      [{ digest }, 'amount'],
    ] as const)
      await expect(grant(own)).rejects.toMatchObject({
        code: 400,
        data: { code: 'dataInvalid', field },
      })
    const { approval } = (await grant({ digest, amount: 1 })) as { approval: string }
    await expect(call(approval)).rejects.toMatchObject({ data: { code: 'approvalDiffers' } })
  })

  it('both are stored with it', async () => {
    const rows = await server.runtime.database.select().from(approvalGrants)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      expect(row.digest).toMatch(/^[\w-]{43}$/)
      expect(typeof row.amount).toBe('number')
    }
  })

  it('a retry gets the first response, also with another approval (STAFF-1.1)', async () => {
    const bill = await begun()
    const data = { ...units(bill, 1), idempotencyKey: idempotencyKey() }
    const call = (approval?: string) =>
      make('tableSessions/voidLines', bill, {
        ...data,
        ...(approval === undefined ? {} : { approval }),
      }) as Promise<TableSession>
    const approval = await approvalOf(waiter, { shop: shop.shop, pin }, call())
    const other = await approvalOf(waiter, { shop: shop.shop, pin }, call())
    const first = await call(approval)
    for (const again of [approval, other, undefined])
      expect((await call(again)).version).toBe(first.version)
    expect(first.result.totals.total).toBe(346.5)
  })
})
