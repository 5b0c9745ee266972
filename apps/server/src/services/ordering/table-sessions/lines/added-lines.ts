import type { CartLine } from '@comanda/engine/cart'
import type { OrderRow } from '../../../../tables/orders.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import type { Checkout } from '../../checkout/checkout.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import type { RequestedLine } from '../../checkout/requested-lines.ts'
import type { LockedSession } from '../change-session.ts'
import { newLineIds } from './changed-line.ts'

/** Returns a line of a bill as staff order it once more: at today's price, and without what was changed of that by hand. */
export const orderedAgain = ({
  ordered: _ordered,
  overridePrice: _overridePrice,
  manualPercentAdjust: _manualPercentAdjust,
  manualDiscount: _manualDiscount,
  editPriceStaff: _editPriceStaff,
  agreedAt: _agreedAt,
  book: _book,
  ...line
}: CartLine): RequestedLine => ({ ...line, quantity: line.quantity ?? 1 })

/** Who adds lines, the stations of their kitchen, and their stocks if these are locked as they were read. */
interface AddedBy extends Pick<Checkout, 'stations' | 'stocks'> {
  readonly staff: string
}

/** What an order gains. */
export interface AddedLines {
  readonly lines: readonly LineRow[]
  readonly pointsSpent: string | null
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
}

/** Returns lines that staff add to an order of a locked session, checked, priced and taken from the stock as a new order's are. */
export const addedLines = async (
  { transaction, menu, state, now }: LockedSession,
  order: OrderRow,
  cart: readonly RequestedLine[],
  { staff, stations, stocks }: AddedBy,
): Promise<AddedLines> => {
  const placed = await placeOrder(transaction, {
    menu,
    state,
    cart,
    coupons: [],
    staff,
    setsPrices: true,
    payUntil: null,
    orderId: order._id,
    stations,
    stocks,
    now,
  })
  const newId = newLineIds(state.lines, order.seq)
  const ids = new Map(placed.lines.map(({ id }) => [id, newId()]))
  const lines = placed.lines.map((line): LineRow => {
    const parent = ids.get(line.picked.fromProduct ?? '')
    const picked = parent === undefined ? line.picked : { ...line.picked, fromProduct: parent }
    return { ...line, id: ids.get(line.id) ?? line.id, picked }
  })
  return { lines, pointsSpent: placed.changes.pointsSpent, stocks: placed.stocks }
}
