import type { TicketLine } from '@comanda/contract'
import type { LineRow } from './line-table.ts'

/** An ordered line as the kitchen and the diner read it. */
export const ticketLine = (row: LineRow): TicketLine => {
  const { fromProduct, customRemark, takeAway } = row.picked
  return {
    id: row.id,
    product: row.product,
    name: row.names.name,
    quantity: row.quantity,
    options: row.names.options,
    ...(fromProduct === undefined ? {} : { fromProduct }),
    ...(customRemark === undefined ? {} : { customRemark }),
    ...(takeAway === undefined ? {} : { takeAway }),
    status: row.status,
  }
}
