import type { TableCartLine, TableDish } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { SharedCart, SharedDish } from '@comanda/engine/table-cart'
import { guestLine, seatOf } from '@comanda/engine/table-cart'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type TableCartLineRow, tableCartLines } from '../../../tables/table-cart-lines.ts'
import { type TableCartRow, tableCarts } from '../../../tables/table-carts.ts'
import type { OfSession } from './guest-rows.ts'

/** Returns the cart of a table, locked until the transaction ends: its edits come in turn. Undefined if it has none. */
export const lockCart = async (
  transaction: Database,
  { shop, session }: OfSession,
): Promise<TableCartRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(tableCarts)
    .where(and(eq(tableCarts.shop, shop), eq(tableCarts.session, session)))
    .for('update')
  return row
}

/** Returns the locked cart of a table, which gets one if it has none. */
export const lockedCart = async (
  transaction: Database,
  { shop, session }: OfSession,
  now: Date,
): Promise<TableCartRow> => {
  await transaction
    .insert(tableCarts)
    .values({ shop, session, version: 0, seats: 0, createTime: now.toISOString() })
    .onConflictDoNothing()
  const row = await lockCart(transaction, { shop, session })
  if (!row) throw new Error('a cart was made and is not there')
  return row
}

export const saveCart = async (
  transaction: Database,
  { shop, session }: OfSession,
  change: Partial<Pick<TableCartRow, 'version' | 'seats'>>,
): Promise<void> => {
  await transaction
    .update(tableCarts)
    .set(change)
    .where(and(eq(tableCarts.shop, shop), eq(tableCarts.session, session)))
}

/** Returns the dishes in the cart of a table, in order. */
export const openDishes = (
  database: Database,
  { shop, session }: OfSession,
): Promise<TableCartLineRow[]> =>
  database
    .select()
    .from(tableCartLines)
    .where(
      and(
        eq(tableCartLines.shop, shop),
        eq(tableCartLines.session, session),
        eq(tableCartLines.status, 'open'),
      ),
    )
    .orderBy(asc(tableCartLines.position), asc(tableCartLines.id))

/** Returns dishes by their ids, whatever became of them. */
export const dishesById = async (
  database: Database,
  { shop, session }: OfSession,
  ids: readonly string[],
): Promise<TableCartLineRow[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(tableCartLines)
        .where(
          and(
            eq(tableCartLines.shop, shop),
            eq(tableCartLines.session, session),
            inArray(tableCartLines.id, [...ids]),
          ),
        )

const excluded = (column: { readonly name: string }) => sql`excluded.${sql.identifier(column.name)}`

/** Writes dishes as they are now. */
export const saveDishes = async (
  transaction: Database,
  rows: readonly TableCartLineRow[],
): Promise<void> => {
  if (rows.length === 0) return
  const { shop, session, id, ...changing } = tableCartLines
  const { status, guest, revision, position, by, order, into, lines } = changing
  const columns = { status, guest, revision, position, by, order, into, lines }
  await transaction
    .insert(tableCartLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [shop, session, id],
      set: Object.fromEntries(
        Object.entries(columns).map(([field, column]) => [field, excluded(column)]),
      ),
    })
}

const seated = (line: CartLine): TableCartLine =>
  line.chairId === undefined ? guestLine(line) : { ...guestLine(line), chairId: line.chairId }

/** Returns a line with what a guest decides of it, and its seat. */
const storedLine = (line: CartLine): TableCartLine =>
  line.mergeSource ? { ...seated(line), mergeSource: line.mergeSource.map(seated) } : seated(line)

/** Returns rows as the engine edits them. */
export const sharedCart = (rows: readonly TableCartLineRow[]): SharedCart =>
  rows.map(({ id, revision, by, lines }) => ({ id, revision, by, lines }))

/** Returns a row as phones read it. */
export const dishRecord = ({
  id,
  guest,
  revision,
  position,
  by,
  lines,
}: TableCartLineRow): TableDish => ({ id, guest, revision, position, by, lines: [...lines] })

/** The room between two dishes that follow each other, for those that will stand there. */
const GAP = 1024

/** Returns the positions of dishes in this order: those that they have, if these ascend. */
const positionsOf = (
  cart: SharedCart,
  known: ReadonlyMap<string, TableCartLineRow>,
): readonly number[] => {
  const positions: number[] = []
  for (const [index, { id }] of cart.entries()) {
    const before = positions.at(-1) ?? 0
    const own = known.get(id)?.position
    const next = cart.slice(index + 1).flatMap((one) => known.get(one.id)?.position ?? [])[0]
    const free = next === undefined ? before + GAP : Math.floor((before + next) / 2)
    const position = own !== undefined && own > before ? own : free
    if (position <= before) return cart.map((_, at) => (at + 1) * GAP)
    positions.push(position)
  }
  return positions
}

/** Returns a dish as it is stored. */
export const dishRow = (
  { shop, session }: OfSession,
  dish: SharedDish,
  position: number,
  guestOfSeat: ReadonlyMap<string, string>,
): TableCartLineRow => {
  const seat = seatOf(dish)
  return {
    shop,
    session,
    id: dish.id,
    status: 'open',
    guest: seat === undefined ? null : (guestOfSeat.get(seat) ?? null),
    revision: dish.revision,
    position,
    by: dish.by,
    order: null,
    into: null,
    lines: dish.lines.map(storedLine),
  }
}

/** Returns the rows of dishes that are not as they were stored, of a cart in its new order. */
export const changedRows = (
  of: OfSession,
  before: readonly TableCartLineRow[],
  start: SharedCart,
  cart: SharedCart,
  guestOfSeat: ReadonlyMap<string, string>,
): TableCartLineRow[] => {
  const known = new Map(before.map((row) => [row.id, row]))
  const same = new Set<SharedDish>(start)
  const positions = positionsOf(cart, known)
  return cart.flatMap((dish, index): TableCartLineRow[] => {
    const position = positions[index] ?? 0
    const isSame = same.has(dish) && known.get(dish.id)?.position === position
    return isSame ? [] : [dishRow(of, dish, position, guestOfSeat)]
  })
}
