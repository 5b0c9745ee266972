import { loadWaysToPay } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import type { PaymentMethod } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { useDiner } from '../../diner/diner-context.tsx'
import { onlineMethods } from './online-methods.ts'

/** Returns the ways to pay an order of a shop by phone; none until they are loaded. */
export const useOnlineMethods = (
  shop: string | undefined,
  type: OrderType,
): readonly PaymentMethod[] => {
  const { connection } = useDiner().client
  const { data } = useLoaded(shop, () => loadWaysToPay(connection))
  return shop === undefined ? [] : onlineMethods(data?.methods ?? [], shop, type)
}
