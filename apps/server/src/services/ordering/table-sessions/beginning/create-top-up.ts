import type { CreateSessionResult, Product } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { refused } from '../../../../errors/refusal.ts'
import { orderRecord } from '../../records/order-record.ts'
import { products } from '../../../../tables/products.ts'
import { invoiceRefusal } from '../order/invoice-refusal.ts'
import { prepaidSession } from './prepaid-session.ts'
import { newSession, newSessionIds, type SessionIds } from './new-session.ts'
import { type Decided, orderOnce, type Placing } from '../order/order-once.ts'
import type { Orderer } from '../order/orderer.ts'
import type { Ordering } from '../ordering.ts'
import type { RequestedSession } from '../order/requested-order.ts'
import { cartLines } from '../../checkout/cart-lines.ts'
import { isPricedByHand } from '../../checkout/manual-price.ts'
import type { RequestedLine } from '../../checkout/requested-lines.ts'
import { sessionRecord, withRestoreKey } from '../../records/session-record.ts'
import { announceNewSession } from '../../announcements/announce.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'

const invalid = (field: string) =>
  refused({ kind: 'BadRequest', code: 'cartInvalid', message: 'Cart invalid', field })

const isPlain = (line: RequestedLine): boolean =>
  (line.options ?? []).length === 0 &&
  line.fromProduct === undefined &&
  line.fromCoupon === undefined &&
  !isPricedByHand(line)

/** Returns the products of a top-up; refuses lines of any other product. */
const topUpProducts = async (
  transaction: Database,
  { shop, cart }: RequestedSession,
): Promise<readonly (Product & { topUp: number })[]> => {
  if (cart.length === 0) throw invalid('cart')
  const ids = cart.flatMap(({ product }) => product ?? [])
  const rows = await transaction
    .select()
    .from(products)
    .where(and(eq(products.shop, shop), inArray(products._id, ids), isNotNull(products.topUp)))
  const found = rows.map((row) => recordOf(row) as Product & { topUp: number })
  const wrong = cart.findIndex(
    (line) => !isPlain(line) || !found.some(({ _id }) => _id === line.product),
  )
  if (wrong >= 0) throw invalid(`cart.${wrong}`)
  if (new Set(cart.map(({ id }) => id)).size < cart.length) throw invalid('cart')
  return found
}

const credit = (cart: RequestedSession['cart'], found: readonly { _id: string; topUp: number }[]) =>
  fromCents(
    cart.reduce((sum, { product, quantity }) => {
      const { topUp = 0 } = found.find(({ _id }) => _id === product) ?? {}
      return sum + toCents(topUp) * quantity
    }, 0),
  )

/** A top-up to be written. */
interface TopUp {
  readonly data: RequestedSession
  readonly user: string
  readonly ids: SessionIds
  readonly orderId: string
  readonly now: Date
}

const begin = async (
  { data, user, ids, orderId, now }: TopUp,
  { transaction, menu }: Placing,
): Promise<Decided<CreateSessionResult>> => {
  const refusal = invoiceRefusal(data.twInvoice, menu.shop)
  if (refusal) throw refused(refusal)
  const found = await topUpProducts(transaction, data)
  const own = { ...ids, user, status: 'toPay' as const, topUp: credit(data.cart, found) }
  const fresh = newSession(menu, 'topUp', { ...own, twInvoice: data.twInvoice ?? null }, now)
  const { state, ...written } = prepaidSession(
    menu,
    {
      fresh,
      lines: cartLines(data.cart, now),
      products: found,
      orderId,
      actor: { role: 'diner', user },
      expectedTotal: data.expectedTotal,
    },
    now,
  )
  const session = sessionRecord(state)
  const order = orderRecord(written.order, written.lines)
  return { ...written, session, answer: { ...withRestoreKey(session, written.row), order } }
}

/**
 * `create tableSessions/create` of type topUp: a member buys balance. It is paid at the counter, and credited once when
 * it is paid. Discounts, taxes and points do not apply.
 */
export const createTopUp = async (
  ordering: Ordering,
  data: RequestedSession,
  { actor, sender, waited }: Orderer,
): Promise<CreateSessionResult> => {
  const user =
    actor.member ?? (actor.role === 'kiosk' || actor.role === 'key' ? undefined : actor.user)
  if (user === undefined) throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const { shop } = data
  const menu = await ordering.menuOf(shop)
  if (!menu) throw refused(shopNotFound)
  const now = new Date(ordering.now())
  const from = performance.now()
  const ids = await newSessionIds(ordering, shop)
  const orderId = await ordering.shopDirectory.newSecretId(ordering.database, shop)
  const topUp = { data, user, ids, orderId, now }
  const { restoreKeys: _keys, ...payload } = data
  const write = { ...sender, shop, scope: `tableSessions/create/${user}`, payload }
  const { answer, made } = await orderOnce(
    ordering,
    { write, menu, waited: waited + performance.now() - from },
    (placing) => begin(topUp, placing),
  )
  if (made) announceNewSession(ordering.bus, made.session)
  return answer
}
