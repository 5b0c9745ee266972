import type { TableActionResult, TableCartAction } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orders } from '../../../tables/orders.ts'
import { tableCartActions } from '../../../tables/table-cart-actions.ts'
import type { TableCartLineRow } from '../../../tables/table-cart-lines.ts'
import type { TableGuestRow } from '../../../tables/table-guests.ts'
import { orderNumber } from '../records/order-record.ts'
import { dishesById } from '../shared-carts/cart-rows.ts'
import type { OfSession } from '../shared-carts/guest-rows.ts'

/** Returns the saved results of actions that were done before, by their ids. */
export const savedResults = async (
  transaction: Database,
  { shop, session }: OfSession,
  { _id: guest }: TableGuestRow,
  actions: readonly TableCartAction[],
): Promise<Map<string, TableActionResult>> => {
  const { id, answer, guest: of } = tableCartActions
  const rows = await transaction
    .select({ id, answer, guest: of })
    .from(tableCartActions)
    .where(
      and(
        eq(tableCartActions.shop, shop),
        eq(tableCartActions.session, session),
        inArray(
          id,
          actions.map((action) => action.id),
        ),
      ),
    )
  const foreign: TableActionResult = {
    id: '',
    error: 'lineInvalid',
    field: 'id',
    message: 'Another guest has used this id.',
  }
  return new Map(
    rows.map((row) => [row.id, row.guest === guest ? row.answer : { ...foreign, id: row.id }]),
  )
}

/** Returns the dishes that actions name, which are not in the cart any more, with the numbers of the orders that have them. */
export const formerDishes = async (
  transaction: Database,
  of: OfSession,
  actions: readonly TableCartAction[],
  open: readonly TableCartLineRow[],
) => {
  const here = new Set(open.map(({ id }) => id))
  const named = actions.map((action) =>
    action.type === 'add' ? (action.lines[0]?.id ?? '') : action.line,
  )
  const rows = await dishesById(transaction, of, [...new Set(named.filter((id) => !here.has(id)))])
  const ordered = rows.flatMap(({ order }) => order ?? [])
  const numbers =
    ordered.length === 0
      ? []
      : await transaction
          .select({ _id: orders._id, number: orders.number })
          .from(orders)
          .where(and(eq(orders.shop, of.shop), inArray(orders._id, ordered)))
  const numberOf = new Map(numbers.map(({ _id, number }) => [_id, orderNumber(number)]))
  return new Map(rows.map((row) => [row.id, { row, number: numberOf.get(row.order ?? '') }]))
}
