import type { Menu, OrderLine } from '@comanda/contract'
import { type CartLine, localMoment, type MenuContext, type PriceResult } from '@comanda/engine'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { businessDay } from '../../orders/business-day.ts'
import type { UnnumberedOrder } from '../../orders/queries/number-order.ts'
import { takeStock } from '../../product-stocks/queries/take-stock.ts'
import { lineDemand, stockKey, stockOwners } from '../../product-stocks/stock-demand.ts'
import { type LineRow, sessionLines } from '../line-table.ts'
import type { SessionState } from '../session-record.ts'
import { cartLines } from './cart-lines.ts'
import { cartRefusal } from './cart-refusal.ts'
import { frozenLines } from './frozen-lines.ts'
import { cartPrice } from './cart-price.ts'
import { orderedLine, priceOrder, priceSession } from './price-session.ts'
import { shopBook } from './shop-book.ts'
import { priceRefusal } from './price-refusal.ts'
import { sessionContext } from './session-context.ts'

/** A cart that is to become an order of a session. */
export interface Placing {
  readonly menu: Menu
  readonly state: SessionState
  readonly cart: readonly OrderLine[]
  readonly expectedTotal?: number | undefined
  readonly remark?: string | undefined
  readonly orderId: string
  readonly now: Date
}

/** What came of it: the session's row is the caller's to save, with the new result. */
export interface Placed {
  /** Its number is the caller's to ask for, as the last thing before the answer. */
  readonly order: UnnumberedOrder
  readonly lines: readonly LineRow[]
  readonly result: PriceResult
  /** Products and groups of choices whose stock went down. */
  readonly stocks: readonly string[]
}

const checked = ({ menu, cart, now }: Placing, context: MenuContext): readonly CartLine[] => {
  const lines = cartLines(cart, now)
  const at = localMoment(now.getTime(), menu.shop.timeZone)
  const refusal = cartRefusal(lines, { context, sections: menu.sections, at })
  if (refusal) throw refused(refusal)
  return lines
}

const taken = async (transaction: Database, shop: string, lines: readonly CartLine[]) => {
  const taking = await takeStock(transaction, shop, lines.flatMap(lineDemand))
  if ('taken' in taking) return taking.taken
  const key = stockKey(taking.demand)
  const index = lines.findIndex((line) => lineDemand(line).some((one) => stockKey(one) === key))
  throw refused({ ...taking.refusal, field: `cart.${index}` })
}

const orderOf = (placing: Placing, total: number): UnnumberedOrder => {
  const { row, orders: earlier } = placing.state
  return {
    _id: placing.orderId,
    shop: row.shop,
    session: row._id,
    seq: earlier.length + 1,
    businessDay: businessDay(placing.now, placing.menu.shop.timeZone),
    type: row.type,
    tableName: row.tableName,
    status: 'received',
    total,
    remark: placing.remark ?? null,
    contactName: row.contactName,
    pickupTime: row.pickupTime,
    createTime: placing.now.toISOString(),
    preparingTime: null,
    readyTime: null,
    completedTime: null,
    cancelledTime: null,
  }
}

/**
 * Places an order in a transaction that holds its session: checks the cart, prices it, takes the stock, freezes the
 * lines at these prices. A refusal is thrown and undoes all of it.
 */
export const placeOrder = async (transaction: Database, placing: Placing): Promise<Placed> => {
  const { menu, state, now } = placing
  const { row } = state
  const context = sessionContext(menu, row, now)
  const lines = checked(placing, context)
  const ofCart = cartPrice(menu, row, lines, now)
  const changed = priceRefusal(ofCart, placing.expectedTotal)
  if (changed) throw refused(changed)
  const stock = await taken(transaction, row.shop, lines)
  const frozen = frozenLines(lines, {
    prices: shopBook(menu).prices,
    priced: priceOrder(menu, row, lines, now),
    context,
    taken: stock,
    order: {
      shop: row.shop,
      session: row._id,
      order: placing.orderId,
      seq: state.orders.length + 1,
    },
    before: state.lines.length,
  })
  const all = [...state.lines, ...frozen]
  const result = priceSession(menu, row, all.map(orderedLine), now)
  await transaction.insert(sessionLines).values(frozen)
  return {
    order: orderOf(placing, ofCart.totals.total),
    lines: frozen,
    result,
    stocks: stockOwners(stock),
  }
}
