import type { Menu } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { createHash, randomInt } from 'node:crypto'
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

/** Adds to all rows whose limit that does not exceed, by the clock of the database. */
const addCounts = preparedStatement<{ key: string }>(
  'count_unpaid',
  sql`insert into ${orderLimits} (shop, key, count, most, until)
    select ${sql.placeholder('shop')}, key, count, most, now() + interval '15 minutes'
    from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('counts')}::int[],
      ${sql.placeholder('mosts')}::int[]) as counted (key, count, most)
    order by key
    on conflict (shop, key) do update set
      count = case when ${orderLimits.until} <= now() then 0 else ${orderLimits.count} end + excluded.count,
      until = case when ${orderLimits.until} <= now() then excluded.until else ${orderLimits.until} end,
      most = excluded.most
    where ${orderLimits.until} <= now() or ${orderLimits.count} + excluded.count <= excluded.most
    returning key`,
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

/**
 * Counts an order that is not paid yet, in its transaction (ORDER-6.4): by device, how many orders and units, and by the
 * address of visitors, how many orders. Refuses it if one of them exceeds the shop's limit.
 */
export const countUnpaid = async (transaction: Database, order: UnpaidOrder): Promise<void> => {
  const { origin, takesStock } = order
  const { shop } = order.menu
  if (!origin) return
  const add = async (counts: readonly Count[]): Promise<ReadonlySet<string>> => {
    const { rows } = await addCounts(transaction, {
      shop: shop._id,
      keys: counts.map(({ key }) => key),
      counts: counts.map(({ count }) => count),
      mosts: counts.map(({ most }) => most),
    })
    return new Set(rows.map(({ key }) => key))
  }
  const { device, address } = origin
  const kind = takesStock ? 'orders of stock' : 'other orders'
  const perDevice =
    (takesStock ? 1 : OTHERS_PER_DEVICE) * (shop.maxUnpaidPerDevice ?? MOST_PER_DEVICE)
  const ofDevice = rowsOfDevice(device, kind, order, perDevice)
  const most =
    (takesStock ? 1 : OTHERS_PER_ADDRESS) * (shop.maxUnpaidPerAddress ?? MOST_PER_ADDRESS)
  const slots = address === undefined ? [] : slotsOf(address, kind, most)
  const [first, ...others] = rotated(slots, randomInt(SLOTS))
  const counted = await add(first ? [...ofDevice, first] : ofDevice)
  const over = ofDevice.find(({ key }) => !counted.has(key))
  if (over) throw refused(tooManyUnpaid(over.most))
  if (!first || counted.has(first.key)) return
  for (const slot of others) if ((await add([slot])).has(slot.key)) return
  throw refused(tooManyUnpaid(most))
}
