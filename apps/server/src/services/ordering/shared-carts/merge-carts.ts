import { tableAnimals, type TableCartChange } from '@comanda/contract'
import { countedGuests } from '@comanda/shop-rules/table-guests'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableCartActions } from '../../../tables/table-cart-actions.ts'
import { type TableCartLineRow, tableCartLines } from '../../../tables/table-cart-lines.ts'
import { tableCarts } from '../../../tables/table-carts.ts'
import { type TableGuestRow, tableGuests } from '../../../tables/table-guests.ts'
import { dishRecord, lockCart, lockedCart, saveCart } from './cart-rows.ts'
import { changeGuest, guestsOfTable, type OfSession } from './guest-rows.ts'

/** What a merge has brought to a table, to be announced after the transaction. */
export interface MergedCarts {
  readonly change: TableCartChange
  readonly guests: readonly TableGuestRow[]
}

/** Brings guests to another table. Returns them, and what has become of each guest of before. */
const bringGuests = async (
  transaction: Database,
  from: OfSession,
  into: OfSession,
  seats: number,
  now: Date,
) => {
  const there = await guestsOfTable(transaction, into)
  const guests: TableGuestRow[] = []
  const becomes = new Map<string, TableGuestRow>()
  const animals = new Set(countedGuests(there, now.getTime()).map(({ animal }) => animal))
  const taken = new Set(there.map(({ seat }) => seat))
  const hasHost = there.some(({ isHost }) => isHost)
  let last = seats
  for (const guest of await guestsOfTable(transaction, from)) {
    const same = there.find(({ keyHash }) => keyHash === guest.keyHash)
    if (same) {
      becomes.set(guest.seat, same)
      await transaction
        .delete(tableGuests)
        .where(and(eq(tableGuests.shop, guest.shop), eq(tableGuests._id, guest._id)))
      continue
    }
    if (taken.has(guest.seat)) last += 1
    const seat = taken.has(guest.seat) ? String(last) : guest.seat
    taken.add(seat)
    const free = tableAnimals.find((animal) => !animals.has(animal))
    const animal = animals.has(guest.animal) ? (free ?? guest.animal) : guest.animal
    animals.add(animal)
    const moved = await changeGuest(transaction, guest, {
      session: into.session,
      seat,
      animal,
      isHost: guest.isHost && !hasHost,
      isReady: false,
    })
    becomes.set(guest.seat, moved)
    guests.push(moved)
  }
  return {
    guests,
    becomes,
    last: Math.max(last, ...[...taken].map(Number).filter(Number.isInteger)),
  }
}

/** Returns a dish as it is at the other table: under its guest's seat there. */
const brought = (
  row: TableCartLineRow,
  into: OfSession,
  becomes: ReadonlyMap<string, TableGuestRow>,
): TableCartLineRow => {
  const [top] = row.lines
  const guest = becomes.get(top?.chairId ?? '')
  return {
    ...row,
    session: into.session,
    guest: guest?._id ?? null,
    lines: guest ? row.lines.map((line) => ({ ...line, chairId: guest.seat })) : row.lines,
  }
}

/**
 * Brings the shared cart of a table and its guests to another one, whose bill takes over the first (TABLE-5.1). Both sessions
 * are locked. Returns undefined if the first has none.
 */
export const mergeCarts = async (
  transaction: Database,
  from: OfSession,
  into: OfSession,
  now: Date,
): Promise<MergedCarts | undefined> => {
  if (!(await lockCart(transaction, from))) return undefined
  const cart = await lockedCart(transaction, into, now)
  const { guests, becomes, last } = await bringGuests(transaction, from, into, cart.seats, now)
  const { shop, session, id } = tableCartLines
  const ofTable = (table: OfSession) => and(eq(shop, table.shop), eq(session, table.session))
  const known = await transaction
    .select({ id, position: tableCartLines.position })
    .from(tableCartLines)
    .where(ofTable(into))
  const ids = new Set(known.map((row) => row.id))
  const after = Math.max(0, ...known.map(({ position }) => position))
  const rows = await transaction.delete(tableCartLines).where(ofTable(from)).returning()
  // Phones make the ids of dishes: of two with one id, the one that comes is another.
  const moved = rows
    .filter((row) => row.status === 'open' || !ids.has(row.id))
    .map((row) => {
      const there = brought(row, into, becomes)
      const isTaken = ids.has(row.id)
      const own = isTaken ? `${row.id.slice(0, 40)}-${from.session.slice(-12)}` : row.id
      const lines = isTaken
        ? there.lines.map((line) => ({
            ...line,
            ...(line.id === row.id ? { id: own } : {}),
            ...(line.fromProduct === row.id ? { fromProduct: own } : {}),
          }))
        : there.lines
      return { ...there, id: own, lines, position: row.position + after }
    })
  if (moved.length > 0) await transaction.insert(tableCartLines).values(moved)
  const actions = tableCartActions
  const done = await transaction
    .select({ id: actions.id })
    .from(actions)
    .where(and(eq(actions.shop, into.shop), eq(actions.session, into.session)))
  const others =
    done.length === 0
      ? undefined
      : notInArray(
          actions.id,
          done.map((one) => one.id),
        )
  await transaction
    .update(actions)
    .set({ session: into.session })
    .where(and(eq(actions.shop, from.shop), eq(actions.session, from.session), others))
  await transaction
    .delete(tableCarts)
    .where(and(eq(tableCarts.shop, from.shop), eq(tableCarts.session, from.session)))
  const version = cart.version + 1
  await saveCart(transaction, into, { version, seats: last })
  const dishes = moved.filter(({ status }) => status === 'open').map(dishRecord)
  return {
    guests,
    change: { _id: into.session, shop: into.shop, from: cart.version, version, dishes, gone: [] },
  }
}
