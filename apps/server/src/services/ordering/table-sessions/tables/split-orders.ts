import { fromCents, toCents } from '@comanda/engine/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { type OrderRow, orders } from '../../../../tables/orders.ts'
import { type LineRow, sessionLines } from '../../../../tables/session-lines.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { saveLines } from '../../queries/save-lines.ts'
import type { SessionState } from '../../records/session-record.ts'
import type { SplitLines } from './split-lines.ts'

interface Rows {
  readonly orders: readonly OrderRow[]
  readonly lines: readonly LineRow[]
}

/** Orders and lines of both bills. */
export interface SplitOrders {
  readonly first: Rows
  readonly second: Rows
  /** The new ids of lines that went, by their former ones. */
  readonly ids: ReadonlyMap<string, string>
  /** The orders that have other lines now. */
  readonly changed: readonly string[]
}

const isOpen = ({ status }: LineRow): boolean => status !== 'cancel'

/** Returns the part that is next of an order with this number: its number stays, since the kitchen calls it. */
const nextPartOf = async (transaction: Database, order: OrderRow): Promise<number> => {
  const parts = await transaction
    .select({ part: orders.part })
    .from(orders)
    .where(
      and(
        eq(orders.shop, order.shop),
        eq(orders.businessDay, order.businessDay),
        eq(orders.number, order.number),
      ),
    )
    .for('update')
  return Math.max(...parts.map(({ part }) => part)) + 1
}

/** What lines cost when they were ordered, in currency units. */
const worthOf = (lines: readonly LineRow[]): number =>
  fromCents(
    lines.reduce(
      (sum, { productPart, enjoying, other, quantity }) =>
        sum + toCents(productPart + enjoying + other) * quantity,
      0,
    ),
  )

/**
 * Writes lines of a locked session to another one of its table. An order that goes as a whole keeps its row; of one that is
 * divided the other bill has a part, with its number and its status.
 */
export const splitOrders = async (
  transaction: Database,
  { row, lines: before, orders: all }: SessionState,
  { staying, going }: Pick<SplitLines, 'staying' | 'going'>,
  { to, newId }: { readonly to: SessionRow; readonly newId: () => Promise<string> },
): Promise<SplitOrders> => {
  const { shop, _id: session } = row
  const divided = new Set(staying.filter(isOpen).map(({ order }) => order))
  const touched = all.filter(({ _id }) => going.some(({ order }) => order === _id))
  const placed = new Map<string, OrderRow>()
  const first = new Map(all.map((one) => [one._id, one]))
  for (const [index, order] of touched.entries()) {
    const seq = index + 1
    if (!divided.has(order._id)) {
      const moved = { ...order, session: to._id, seq }
      await transaction
        .update(orders)
        .set({ session: to._id, seq })
        .where(and(eq(orders.shop, shop), eq(orders._id, order._id)))
      placed.set(order._id, moved)
      first.delete(order._id)
      continue
    }
    const own = going.filter((line) => line.order === order._id)
    const total = Math.min(order.total, worthOf(own))
    const rest = { ...order, total: fromCents(toCents(order.total) - toCents(total)) }
    const part = await nextPartOf(transaction, order)
    const made = { ...order, _id: await newId(), session: to._id, seq, part, total }
    await transaction.insert(orders).values(made)
    await transaction
      .update(orders)
      .set({ total: rest.total })
      .where(and(eq(orders.shop, shop), eq(orders._id, order._id)))
    placed.set(order._id, made)
    first.set(order._id, rest)
  }
  const leaves = (line: LineRow): boolean => placed.has(line.order) && !divided.has(line.order)
  const gone = [...going, ...staying.filter(leaves)]
  const kept = staying.filter((line) => !leaves(line))
  const counts = new Map<string, number>()
  const ids = new Map(
    gone.map(({ id, order }) => {
      const count = (counts.get(order) ?? 0) + 1
      counts.set(order, count)
      return [id, `${placed.get(order)?.seq}-${count}`]
    }),
  )
  const moved = gone.map((line, index): LineRow => {
    const parent = ids.get(line.picked.fromProduct ?? '')
    return {
      ...line,
      session: to._id,
      order: placed.get(line.order)?._id ?? line.order,
      id: ids.get(line.id) ?? line.id,
      position: index + 1,
      picked: parent === undefined ? line.picked : { ...line.picked, fromProduct: parent },
    }
  })
  await saveLines(transaction, before, kept)
  await transaction.delete(sessionLines).where(
    and(
      eq(sessionLines.shop, shop),
      eq(sessionLines.session, session),
      inArray(
        sessionLines.id,
        gone.map(({ id }) => id),
      ),
    ),
  )
  await transaction.insert(sessionLines).values(moved)
  return {
    first: { orders: [...first.values()], lines: kept },
    second: { orders: [...placed.values()], lines: moved },
    ids,
    changed: [...touched.map(({ _id }) => _id), ...[...placed.values()].map(({ _id }) => _id)],
  }
}
