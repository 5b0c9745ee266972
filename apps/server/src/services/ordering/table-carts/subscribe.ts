import type { SubscribeTableCartData, TableCart } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { tableCarts } from '../../../tables/table-carts.ts'
import { announceGuest } from '../shared-carts/announce.ts'
import { dishRecord, openDishes } from '../shared-carts/cart-rows.ts'
import { guestAtTable } from '../shared-carts/guest-at-table.ts'
import { tableGuest } from '../shared-carts/guest-rows.ts'
import { guestSeen } from '../shared-carts/guest-seen.ts'
import { sessionOfTable } from '../shared-carts/table-session.ts'
import { inTransaction } from '../../../database/transaction.ts'

/**
 * `create tableCarts/subscribe`: an admitted guest reads the cart and its guests, and the connection receives what changes. It
 * joins before they are read, so that it misses nothing.
 */
export const subscribeTableCart = async (
  { session, guestKey }: SubscribeTableCartData,
  { app, runtime, params: { connection } }: HandlerContext,
): Promise<TableCart> => {
  const now = new Date(runtime.now())
  const found = await inShopOfSession(runtime, session, async (shop) => {
    const of = { shop, session }
    const row = await sessionOfTable(runtime.database, of)
    if (!row) return undefined
    const { self } = await guestAtTable(runtime.database, of, guestKey)
    const seen = await guestSeen(runtime.database, self, now)
    if (connection) {
      const channels = channelsOf(app)
      channels.join(channelOf.table(shop, session), connection)
      await channels.ready(connection)
    }
    const cart = await inTransaction(runtime.database, async (transaction) => {
      const [version] = await transaction
        .select({ version: tableCarts.version })
        .from(tableCarts)
        .where(and(eq(tableCarts.shop, shop), eq(tableCarts.session, session)))
        // An edit that is under way would otherwise be seen in part.
        .for('share')
      const { guests } = await guestAtTable(transaction, of, guestKey)
      const dishes = await openDishes(transaction, of)
      return { version: version?.version ?? 0, guests, dishes }
    })
    return { row, cart, seen }
  })
  if (!found) throw refused(sessionNotFound)
  const { row, cart, seen } = found
  if (seen) announceGuest(runtime.bus, seen, row)
  return {
    _id: session,
    version: cart.version,
    dishes: cart.dishes.map(dishRecord),
    guests: cart.guests.map((guest) => tableGuest(guest, row)),
  }
}
