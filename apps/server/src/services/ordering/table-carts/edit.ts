import type {
  EditTableCartData,
  EditTableCartResult,
  Menu,
  TableActionResult,
  TableCartAction,
  TableCartChange,
} from '@comanda/contract'
import { editSharedCart, type SharedCart, type SharedDish } from '@comanda/engine/table-cart'
import { actingHost } from '@comanda/shop-rules/table-guests'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { tableCartActions } from '../../../tables/table-cart-actions.ts'
import type { TableCartLineRow } from '../../../tables/table-cart-lines.ts'
import { sessionContext } from '../pricing/session-context.ts'
import { announceCart } from '../shared-carts/announce.ts'
import {
  changedRows,
  dishRow,
  dishRecord,
  lockCart,
  openDishes,
  saveCart,
  saveDishes,
  sharedCart,
} from '../shared-carts/cart-rows.ts'
import { guestAtTable } from '../shared-carts/guest-at-table.ts'
import type { OfSession } from '../shared-carts/guest-rows.ts'
import { guestNotAdmitted } from '../shared-carts/refusals.ts'
import { sessionOfTable } from '../shared-carts/table-session.ts'
import { formerDishes, savedResults } from './earlier-edits.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { closedRefusal } from '../table-sessions/session-refusals.ts'

interface Editing extends OfSession {
  readonly data: EditTableCartData
  readonly menu: Menu
  readonly now: Date
}

interface Edited {
  readonly answer: EditTableCartResult
  readonly change?: TableCartChange
}

const edit = async (
  transaction: Database,
  { shop, session, data, menu, now }: Editing,
): Promise<Edited | undefined> => {
  const of = { shop, session }
  const row = await sessionOfTable(transaction, of)
  if (!row) return undefined
  const locked = await lockCart(transaction, of)
  if (!locked) throw refused(guestNotAdmitted)
  const { self, guests } = await guestAtTable(transaction, of, data.guestKey)
  const closed = closedRefusal(row, now)
  if (closed) throw refused(closed)
  const saved = await savedResults(transaction, of, self, data.actions)
  const before = await openDishes(transaction, of)
  const former = await formerDishes(transaction, of, data.actions, before)
  const context = sessionContext(menu, row, now, undefined)
  const by = {
    guest: self._id,
    seat: self.seat,
    isHost: actingHost(guests, now.getTime())?._id === self._id,
  }
  const seats = new Set(guests.map(({ seat }) => seat))
  const start = sharedCart(before)
  let cart: SharedCart = start
  /** Dishes that are not there any more, as they were last. */
  const gone = new Map<string, { readonly dish: SharedDish; readonly into?: string }>()
  const done = (action: TableCartAction): TableActionResult => {
    const { id } = action
    if (action.type === 'add' && former.has(action.lines[0]?.id ?? ''))
      return { id, error: 'lineInvalid', field: 'lines.0.id', message: 'Another line has this id.' }
    if (action.type === 'assign' && action.seat !== null && !seats.has(action.seat))
      return { id, error: 'lineInvalid', field: 'seat', message: 'Nobody has this seat.' }
    const edited = editSharedCart(cart, action, by, context)
    if (edited.refusal) {
      if (edited.refusal.error !== 'lineGone' || action.type === 'add')
        return { id, ...edited.refusal }
      const was = former.get(action.line)
      if (was?.row.status === 'ordered')
        return {
          id,
          error: 'lineOrdered',
          by: was.row.by,
          ...(was.number === undefined ? {} : { order: was.number }),
        }
      const who = was?.row.by ?? (gone.has(action.line) ? self._id : undefined)
      return { id, error: 'lineGone', ...(who === undefined ? {} : { by: who }) }
    }
    const dishes = new Map(cart.map((dish) => [dish.id, dish]))
    for (const { id: lost, into } of edited.gone) {
      const dish = dishes.get(lost)
      if (dish) gone.set(lost, { dish, ...(into === undefined ? {} : { into }) })
    }
    cart = edited.cart
    for (const dish of cart) gone.delete(dish.id)
    const { line, revision } = edited
    return {
      id,
      ...(line === undefined ? {} : { line }),
      ...(revision === undefined ? {} : { revision }),
    }
  }
  const fresh: (typeof tableCartActions.$inferInsert)[] = []
  const results = data.actions.map((action) => {
    const known = saved.get(action.id)
    if (known) return known
    const result = done(action)
    saved.set(action.id, result)
    fresh.push({ shop, session, id: action.id, guest: self._id, answer: result })
    return result
  })
  if (fresh.length > 0) await transaction.insert(tableCartActions).values(fresh)
  const guestOfSeat = new Map(guests.map(({ seat, _id }) => [seat, _id]))
  const changed = changedRows(of, before, start, cart, guestOfSeat)
  const known = new Map(before.map((one) => [one.id, one]))
  const left = [...gone.values()].map(({ dish, into = null }): TableCartLineRow => {
    const stored = known.get(dish.id) ?? dishRow(of, dish, 0, guestOfSeat)
    return { ...stored, status: 'gone', by: self._id, into }
  })
  if (changed.length + left.length === 0) return { answer: { version: locked.version, results } }
  await saveDishes(transaction, [...changed, ...left])
  const version = locked.version + 1
  await saveCart(transaction, of, { version })
  return {
    answer: { version, results },
    change: {
      _id: session,
      shop,
      from: locked.version,
      version,
      dishes: changed.map(dishRecord),
      gone: left.map(({ id, by: who, into }) => ({
        id,
        by: who,
        ...(into === null ? {} : { into }),
      })),
    },
  }
}

/**
 * `create tableCarts/edit`: actions of a guest on the cart of their table, in turn under its lock, each done or refused by
 * itself (TABLE-2.4). One that was done before gets the same result and changes nothing.
 */
export const editTableCart = async (
  ordering: Ordering,
  data: EditTableCartData,
): Promise<EditTableCartResult> => {
  const { database, turns, bus } = ordering
  const { session } = data
  const done = await inShopOfSession(ordering, session, async (shop) => {
    const menu = await ordering.menuIn(shop)
    if (!menu) throw refused(shopNotFound)
    const editing = { shop, session, data, menu, now: new Date(ordering.now()) }
    return turns.take(`tableCart/${session}`, (waited) =>
      inTransaction(database, (transaction) => edit(transaction, editing), waited),
    )
  })
  if (!done) throw refused(sessionNotFound)
  if (done.change) announceCart(bus, done.change)
  return done.answer
}
