import type { PaymentMethod, Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { loadWaysToPay } from './ways-to-pay.ts'

/** The shop of a bill, as it is now, and the ways to pay. */
export interface BillOffer {
  readonly shop: Shop
  readonly methods: readonly PaymentMethod[]
}

/** Loads how a bill of a shop can be paid. */
export const loadBillOffer = async (
  connection: Pick<Connection, 'service'>,
  id: string,
): Promise<BillOffer> => {
  const [shop, { methods }] = await Promise.all([
    connection.service('shops').get(id),
    loadWaysToPay(connection),
  ])
  return { shop, methods }
}
