import type { TableSession } from '@comanda/contract'

/** The fields of a session that the floor shows: its lines are loaded when it is opened. */
export const FLOOR_FIELDS = [
  '_id',
  'shop',
  'type',
  'status',
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

/** A session as the floor shows it. */
export type FloorSession = Pick<TableSession, (typeof FLOOR_FIELDS)[number]>

/** Returns whether a session is on the floor: its table is not free yet, or its guests wait to pay or to be served. */
export const isOnFloor = ({ status, type }: Pick<TableSession, 'status' | 'type'>): boolean =>
  (status === 'ongoing' || status === 'toPay') && type !== 'topUp'

/** Returns whether a session is at a table. */
export const isAtTable = (
  { tables, tableItem }: Pick<TableSession, 'tables' | 'tableItem'>,
  table: string,
): boolean => tableItem?._id === table || tables.some(({ item }) => item === table)
