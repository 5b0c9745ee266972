import type { Menu } from '@comanda/contract'
import { type SQL, sql } from 'drizzle-orm'
import { createHash, randomInt } from 'node:crypto'
import { DatabaseError } from 'pg'
import type { CallerOrigin } from '../../../authentication/caller-origin.ts'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { orderLimits } from '../../../tables/order-limits.ts'
import type { RequestedLine } from './requested-lines.ts'

/** Four times as many as one diner may have pending by default; those who share a device order in turn. */
const MOST_PER_DEVICE = 20
/** The guests of a full restaurant may share its address, each with a phone and an order. */
const MOST_PER_ADDRESS = 300
/** Orders that take no counted stock sell nothing out: a kitchen sees many of them, so that more are let through. */
const OTHERS_PER_DEVICE = 10
const OTHERS_PER_ADDRESS = 4
/** Rows that count for one address, so that its orders do not wait for each other. */
const SLOTS = 8

interface Count {
  readonly key: string
  readonly count: number
  readonly most: number
}

const { count: counted, until } = orderLimits
const isForgotten = sql`${until} <= now()`
const isWithin = sql`(${isForgotten} or ${counted} + excluded.count <= excluded.most)`
const sum = sql`case when ${isForgotten} then 0 else ${counted} end + excluded.count`

/** Returns a statement that adds to rows, by the clock of the database. */
const addStatement = (name: string, count: SQL, rest: SQL) =>
  preparedStatement<{ key: string }>(
    name,
    sql`insert into ${orderLimits} (shop, key, count, most, until)
      select ${sql.placeholder('shop')}, key, count, most, now() + interval '15 minutes'
      from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('counts')}::int[],
        ${sql.placeholder('mosts')}::int[]) as counted (key, count, most)
      order by key
      on conflict (shop, key) do update set
        count = ${count},
        until = case when ${isForgotten} then excluded.until else ${until} end,
        most = excluded.most
      ${rest}`,
  )

/** Adds to all rows whose limit that does not exceed. */
const addCounts = addStatement('count_unpaid', sum, sql`where ${isWithin} returning key`)

/** Adds to all rows, or fails if that exceeds a limit: the count is null then, which the table refuses. */
const addAllCounts = addStatement(
  'count_unpaid_all',
  sql`case when ${isWithin} then ${sum} end`,
  sql``,
)

const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url')

/** Returns the rows of an address, of which an order counts in any: their limits add up to the address's. */
const slotsOf = (address: string, kind: string, most: number): readonly Count[] => {
  const slots = Math.min(SLOTS, most)
  return Array.from({ length: slots }, (_, slot) => ({
    key: hashed(`${kind} of address ${address} ${slot}`),
    count: 1,
    most: Math.floor(most / slots) + (slot < most % slots ? 1 : 0),
  }))
}

/** An unpaid order, and who places it. */
export interface UnpaidOrder {
  readonly menu: Pick<Menu, 'shop'>
  readonly cart: readonly RequestedLine[]
  /** Whether it takes counted stock, so that others find less of it. */
  readonly takesStock: boolean
  /** Undefined: without limits, as for staff. */
  readonly origin: CallerOrigin | undefined
}

/** Returns the rows of a device: its orders, and their units, five to an order or one order of the greatest size. */
const rowsOfDevice = (
  device: string,
  kind: string,
  { cart, menu: { shop } }: UnpaidOrder,
  most: number,
): readonly Count[] => {
  const top = cart.filter(({ fromProduct }) => fromProduct === undefined)
  const count = top.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    { key: hashed(`${kind} of ${device}`), count: 1, most },
    {
      key: hashed(`units of ${kind} of ${device}`),
      count,
      most: Math.max(shop.maxPortions ?? 0, 5 * most),
    },
  ]
}

const rotated = <T>(list: readonly T[], by: number): readonly T[] => {
  const at = by % Math.max(1, list.length)
  return [...list.slice(at), ...list.slice(0, at)]
}

const tooManyUnpaid = (limit: number): Refusal => ({
  kind: 'Conflict',
  code: 'tooManyUnpaid',
  message: 'The purchase limit has been reached.',
  detail: { limit },
})

/** What an order adds to. */
interface UnpaidCounts {
  readonly ofDevice: readonly Count[]
  /** The greatest number of orders of the address. */
  readonly most: number
  /** The rows of the address in a random order; it adds to one of them. */
  readonly slots: readonly Count[]
}

const countsOf = (order: UnpaidOrder, { device, address }: CallerOrigin): UnpaidCounts => {
  const { takesStock, menu } = order
  const { shop } = menu
  const kind = takesStock ? 'orders of stock' : 'other orders'
  const perDevice =
    (takesStock ? 1 : OTHERS_PER_DEVICE) * (shop.maxUnpaidPerDevice ?? MOST_PER_DEVICE)
  const most =
    (takesStock ? 1 : OTHERS_PER_ADDRESS) * (shop.maxUnpaidPerAddress ?? MOST_PER_ADDRESS)
  const slots = address === undefined ? [] : slotsOf(address, kind, most)
  return {
    ofDevice: rowsOfDevice(device, kind, order, perDevice),
    most,
    slots: rotated(slots, randomInt(SLOTS)),
  }
}

const valuesOf = ({ menu: { shop } }: UnpaidOrder, counts: readonly Count[]) => ({
  shop: shop._id,
  keys: counts.map(({ key }) => key),
  counts: counts.map(({ count }) => count),
  mosts: counts.map(({ most }) => most),
})

/**
 * Counts an order that is not paid yet, in its transaction (ORDER-6.4): by device, how many orders and units, and by the
 * address of visitors, how many orders. Refuses it if one of them exceeds the shop's limit.
 */
export const countUnpaid = async (transaction: Database, order: UnpaidOrder): Promise<void> => {
  const { origin } = order
  if (!origin) return
  const add = async (counts: readonly Count[]): Promise<ReadonlySet<string>> => {
    const { rows } = await addCounts(transaction, valuesOf(order, counts))
    return new Set(rows.map(({ key }) => key))
  }
  const { ofDevice, most, slots } = countsOf(order, origin)
  const [first, ...others] = slots
  const added = await add(first ? [...ofDevice, first] : ofDevice)
  const over = ofDevice.find(({ key }) => !added.has(key))
  if (over) throw refused(tooManyUnpaid(over.most))
  if (!first || added.has(first.key)) return
  for (const slot of others) if ((await add([slot])).has(slot.key)) return
  throw refused(tooManyUnpaid(most))
}

/**
 * Sends the same as one of the last statements of a transaction, so that orders of one address do not wait for each other's
 * statements. It fails if one of the rows is full (`isCountFull`): `countUnpaid` then decides, in a transaction of its own.
 */
export const sendUnpaidCount = async (transaction: Database, order: UnpaidOrder): Promise<void> => {
  const { origin } = order
  if (!origin) return
  const { ofDevice, slots } = countsOf(order, origin)
  await addAllCounts(transaction, valuesOf(order, [...ofDevice, ...slots.slice(0, 1)]))
}

/** Returns whether a transaction failed because a row of `sendUnpaidCount` is full. */
export const isCountFull = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DatabaseError)
      return (
        at.code === '23502' &&
        at.column === 'count' &&
        at.table?.startsWith('order_limits') === true
      )
  return false
}
