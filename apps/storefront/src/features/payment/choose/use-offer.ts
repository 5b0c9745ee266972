import { loadBillOffer } from '@comanda/client'
import { type Loaded, useLoaded } from '@comanda/client/react'
import type { PaymentMethod, Shop, TableSession } from '@comanda/contract'
import { useDiner } from '../../../diner/diner-context.tsx'
import { isOffered } from '../is-offered.ts'
import { isPaidOnline, onlineMethods } from '../online-methods.ts'

/** How a bill can be paid. */
export interface Offer {
  readonly shop: Shop
  readonly online: readonly PaymentMethod[]
  readonly counter: PaymentMethod | undefined
}

/** Loads how a bill can be paid in its shop. */
export const useOffer = (bill: Pick<TableSession, 'shop' | 'type'>): Loaded<Offer> => {
  const { connection } = useDiner().client
  return useLoaded(`${bill.shop} ${bill.type}`, async () => {
    const { shop, methods } = await loadBillOffer(connection, bill.shop)
    const offered = methods.filter((method) => isOffered(method, shop._id, bill.type))
    return {
      shop,
      online: onlineMethods(methods, shop._id, bill.type),
      counter: offered.find((method) => method.type === 'counter' && !isPaidOnline(method)),
    }
  })
}
