import type { Order } from '@comanda/contract'

/** The orders that guests wait for, by what the board says of them. */
export interface CalledOrders {
  /** The oldest first. */
  readonly preparing: readonly Order[]
  /** The one that was ready last first. */
  readonly ready: readonly Order[]
}

/** Returns whether an order is fetched by its number: what is brought to a table is not (KITCHEN-4.1). */
const isFetched = ({ type, tableName, tentNumber }: Order): boolean =>
  type === 'takeAway' ||
  type === 'delivery' ||
  (type !== 'topUp' && tableName === undefined && tentNumber === undefined)

/** Returns whether an order is being made. One for a later time is once somebody has begun it; one that waits for staff is not. */
const isMade = ({ status, pickupTime, acceptUntil }: Order): boolean =>
  status === 'preparing' ||
  (status === 'received' && pickupTime === undefined && acceptUntil === undefined)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const readyAt = ({ readyTime, createTime }: Order): string => readyTime ?? createTime

/** Returns what a board shows of the orders of a shop; those that are taken or cancelled are on it no more. */
export const calledOrders = (orders: Iterable<Order>): CalledOrders => {
  const fetched = [...orders].filter(isFetched)
  return {
    preparing: fetched
      .filter(isMade)
      .toSorted((one, other) => compare(one.createTime, other.createTime)),
    ready: fetched
      .filter(({ status }) => status === 'ready')
      .toSorted((one, other) => compare(readyAt(other), readyAt(one))),
  }
}
