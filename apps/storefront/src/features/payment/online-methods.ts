import type { PaymentMethod } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { isOffered } from './is-offered.ts'

/** Returns whether diners pay by a method on their own phone. Card readers are for kiosks and staff. */
export const isPaidOnline = ({ call }: PaymentMethod): boolean =>
  call !== undefined && call !== 'bbposWeb'

/** Returns the ways to pay an order by phone. */
export const onlineMethods = (
  methods: readonly PaymentMethod[],
  shop: string,
  mode: OrderType,
): readonly PaymentMethod[] =>
  methods.filter((method) => isPaidOnline(method) && isOffered(method, shop, mode))
