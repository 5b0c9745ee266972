import type { Page, Printer, PrintJob } from '@comanda/contract'
import { printDue } from '../services/printing/print-jobs/print-due.ts'
import { idempotencyKey, makeOrderingShop, type OrderingShop, anyNumber } from './ordering-shop.ts'
import { orderingCalls } from './ordering-calls.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** A shop whose manager has set up printers. */
export interface PrintShop {
  readonly shop: OrderingShop
  readonly client: TestClient
  readonly staff: ReturnType<typeof orderingCalls>
  readonly addPrinter: (own: object) => Promise<Printer>
  readonly printer: (id: string) => Promise<Printer>
  readonly jobs: () => Promise<readonly PrintJob[]>
  readonly call: (path: string, data: object) => Promise<unknown>
}

/** Prints what is due, as the server does every half a second. */
export const print = ({ app, runtime }: TestServer): Promise<number> =>
  printDue.run({ app, runtime })

export const makePrintShop = async (server: TestServer): Promise<PrintShop> => {
  const shop = await makeOrderingShop(server, anyNumber)
  const client = await server.client(shop.staff)
  await client.service('shops/subscribe').create({ item: shop.shop })
  return {
    shop,
    client,
    staff: orderingCalls(client, shop),
    addPrinter: (own) =>
      client
        .service('printers')
        .create({ shop: shop.shop, name: 'Pass', width: 58, ...own }) as Promise<Printer>,
    printer: (id) => server.app.service('printers').get(id) as Promise<Printer>,
    jobs: async () => {
      const query = { shop: shop.shop, $sort: { createTime: 1 as const, _id: 1 as const } }
      return ((await server.app.service('printJobs').find({ query })) as Page<PrintJob>).data
    },
    call: (path, data) =>
      client.service(path).create({ shop: shop.shop, idempotencyKey: idempotencyKey(), ...data }),
  }
}
