import type { InvoiceSeller, Page, TableSession } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { orderingOf } from '../services/ordering/table-sessions/ordering.ts'
import { sweepInvoices } from '../services/payments/invoices/sweep-invoices.ts'
import { allowances } from '../tables/allowances.ts'
import { invoices } from '../tables/invoices.ts'
import { makeMemberShop, type MemberShop } from './member-shop.ts'
import { orderingCalls } from './ordering-calls.ts'
import { idempotencyKey, lineOf } from './ordering-shop.ts'
import type { TestClient, TestServer } from './test-server.ts'

export const qrKey = 'FE05F029154F6AA67A78B338ED2F6601'

/** A shop in Taipei that issues invoices in the name of a seller. */
export interface InvoiceShop extends MemberShop {
  readonly taxId: string
}

export const makeInvoiceShop = async (
  server: TestServer,
  taxId: string,
  seller: Partial<InvoiceSeller> = {},
): Promise<InvoiceShop> => {
  const taipei = { currency: 'TWD', timeZone: 'Asia/Taipei', taxId } as const
  const shop = await makeMemberShop(server, taipei)
  const own = { taxId, name: '燈巷餐飲', adapter: 'turnkey', mode: 'live', ...seller }
  await server.app.service('invoiceSellers').create({ ...own, secrets: { qrKey } })
  return { ...shop, taxId }
}

/** What tests of invoices do and see; `staff` is a client of the shop's cashier. */
export const invoiceCalls = (server: TestServer, staff: TestClient, shop: InvoiceShop) => {
  const calls = orderingCalls(staff, shop)
  const { database } = server.runtime
  return {
    ...calls,
    /** A take-away order of two noodles, $77. */
    orderNoodles: async (own: object = {}): Promise<TableSession> => {
      const cart = [lineOf(shop.noodles, { quantity: 2 })]
      return (await calls.create({ cart, ...own })).session
    },
    pay: (session: string, amount: number) =>
      staff.service('tableSessions/pay').create({
        session,
        amount,
        paymentMethod: shop.cash,
        idempotencyKey: idempotencyKey(),
      }) as Promise<TableSession>,
    addTrack: (period: string, from: number, to: number, letters = 'AB') =>
      server.app
        .service('invoiceTracks')
        .create({ seller: shop.taxId, period, letters, from, to }) as Promise<object>,
    sweep: () => sweepInvoices(orderingOf(server)),
    invoicesOf: (session: string) =>
      database.select().from(invoices).where(eq(invoices.session, session)),
    allowancesOf: (session: string) =>
      database.select().from(allowances).where(eq(allowances.session, session)),
    find: async (session: string) => {
      const query = { session, shop: shop.shop }
      return ((await staff.service('invoices').find({ query })) as Page<object>).data
    },
  }
}
