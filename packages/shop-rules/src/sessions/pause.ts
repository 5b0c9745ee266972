import type { OrderType } from '@comanda/engine/catalog'

/** The orders of guests of a type are paused, until an instant or until staff let them go on. */
export interface Pause {
  readonly orderType: OrderType
  readonly until?: string | undefined
}

/** Returns the pause that holds the orders of guests of a type at an instant (epoch ms), if there is one (STAFF-1.12). */
export const pauseOf = (
  { paused = [] }: { readonly paused?: readonly Pause[] | undefined },
  type: OrderType,
  now: number,
): Pause | undefined =>
  paused.find(
    ({ orderType, until }) =>
      orderType === type && (until === undefined || Date.parse(until) > now),
  )
