import type { PaymentMethod } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'

/** Returns whether a way to pay is offered for an order. */
export const isOffered = (
  { status, shops = [], orderType = [] }: PaymentMethod,
  shop: string,
  mode: OrderType,
): boolean =>
  (status === undefined || status === 'active') &&
  (shops.length === 0 || shops.includes(shop)) &&
  (orderType.length === 0 || orderType.includes(mode))
