import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type TableGuestRow, tableGuests } from '../../../tables/table-guests.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { announceGuest } from '../shared-carts/announce.ts'
import { lockCart } from '../shared-carts/cart-rows.ts'
import { changeGuest, guestsOfTable } from '../shared-carts/guest-rows.ts'
import { guestNotAdmitted } from '../shared-carts/refusals.ts'
import { sessionOfTable } from '../shared-carts/table-session.ts'

const shopsOfGuests = shopLookUp(tableGuests)

/** Returns a guest by their id. */
export const guestById = (
  { database, shopDirectory }: Pick<Runtime, 'database' | 'shopDirectory'>,
  id: string,
): Promise<TableGuestRow | undefined> =>
  shopDirectory.readByShop(database, shopsOfGuests, id, async (shop) => {
    const [row] = await database
      .select()
      .from(tableGuests)
      .where(and(eq(tableGuests.shop, shop), eq(tableGuests._id, id)))
    return row
  })

/** A guest who is to be changed, locked with their table. */
export interface ChangingGuest {
  readonly row: TableGuestRow
  readonly guests: readonly TableGuestRow[]
  readonly session: SessionRow
  readonly now: Date
}

const inTable = async (
  transaction: Database,
  { shop, session, _id }: TableGuestRow,
  now: Date,
): Promise<ChangingGuest> => {
  const of = { shop, session }
  await lockCart(transaction, of)
  const guests = await guestsOfTable(transaction, of)
  const row = guests.find((guest) => guest._id === _id)
  const found = await sessionOfTable(transaction, of)
  if (!row || !found) throw refused(guestNotAdmitted)
  return { row, guests, session: found, now }
}

/** Changes a guest under the lock of their table, and tells the others. `change` throws refusals; undefined changes nothing. */
export const changeTableGuest = async (
  runtime: Runtime,
  id: string,
  change: (guest: ChangingGuest) => Partial<TableGuestRow> | undefined,
): Promise<{ readonly guest: TableGuestRow; readonly session: SessionRow }> => {
  const known = await guestById(runtime, id)
  if (!known) throw refused(guestNotAdmitted)
  const now = new Date(runtime.now())
  const done = await inTransaction(runtime.database, async (transaction) => {
    const changing = await inTable(transaction, known, now)
    const fields = change(changing)
    const { row, session } = changing
    return { row: fields ? await changeGuest(transaction, row, fields) : row, session, fields }
  })
  if (done.fields) announceGuest(runtime.bus, done.row, done.session)
  return { guest: done.row, session: done.session }
}
