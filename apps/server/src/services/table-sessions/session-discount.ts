import type { OrderDiscount } from '@comanda/contract'

/** A coupon or reward of a session, with its rule as it was agreed. */
export interface SessionDiscount {
  /** Of the coupon that is used up by it; for a reward, of the coupon that it gave. */
  readonly id: string
  readonly source: 'coupon' | 'gift'
  readonly coupon: OrderDiscount
  /** Whose it is; nothing: whoever knew its id. */
  readonly user?: string
  /** The order that brought it. */
  readonly order: string
}
