import type { TableSession } from '@comanda/contract'
import { isSessionResumable } from '@comanda/shop-rules/sessions'
import { COMING, countsAsServed, isStillServed } from '@comanda/shop-rules/table-guests'

/** The fields of a session that the floor shows: its lines are loaded when it is opened. */
export const FLOOR_FIELDS = [
  '_id',
  'shop',
  'type',
  'status',
  'tvStatus',
  'version',
  'tables',
  'tableItem',
  'capacity',
  'createTime',
  'paid',
  'outstanding',
  'orders',
  'billAskedTime',
  'contactName',
  'pickupTime',
] as const satisfies readonly (keyof TableSession)[]

/** A session as the floor shows it; one that is paid has its lines, too. */
export type FloorSession = Pick<TableSession, (typeof FLOOR_FIELDS)[number]> &
  Partial<Pick<TableSession, 'products'>>

/** Returns whether a bill can still be changed: its guests sit at a table that nobody else takes. */
export const isOpenBill = ({ status }: Pick<TableSession, 'status'>): boolean =>
  isSessionResumable(status)

/** Returns whether a session is on the floor: its table is not free yet, or its guests wait to pay or to be served. */
export const isOnFloor = (
  session: Pick<TableSession, 'status' | 'type' | 'tvStatus' | 'orders'>,
  now: number,
): boolean =>
  (isOpenBill(session) && session.type !== 'topUp') ||
  (isStillServed(session) && !countsAsServed(session, now))

/** Returns how many dishes of paid bills are still to come. A set counts once. */
export const dishesToCome = (sessions: readonly FloorSession[]): number =>
  sessions.filter(isStillServed).reduce((sum, { orders, products = [] }) => {
    const coming = new Set(
      orders.filter(({ status }) => COMING.some((one) => one === status)).map(({ seq }) => seq),
    )
    return products.reduce(
      (dishes, { seq, fromProduct, status, quantity }) =>
        coming.has(seq) && fromProduct === undefined && status !== 'cancel'
          ? dishes + quantity
          : dishes,
      sum,
    )
  }, 0)

/** Returns whether a session is at a table. */
export const isAtTable = (
  { tables, tableItem }: Pick<TableSession, 'tables' | 'tableItem'>,
  table: string,
): boolean => tableItem?._id === table || tables.some(({ item }) => item === table)
