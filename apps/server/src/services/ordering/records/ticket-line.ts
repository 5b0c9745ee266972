import type { TicketLine } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { LineRow, PickedLine } from '../../../tables/session-lines.ts'

/** The picks by id, or undefined if the line has no options. */
const pickedOf = ({ options = [] }: PickedLine): NonNullable<TicketLine['picked']> | null =>
  options.length === 0
    ? null
    : options.map(({ option, selections = [], values = [] }) => ({
        option,
        selections: [...selections, ...values.map((_id) => ({ _id, quantity: 1 }))].flatMap(
          ({ _id, quantity = 1 }) => (_id === undefined ? [] : [{ _id, quantity }]),
        ),
      }))

/** Returns an ordered line as the kitchen and the diner read it. */
export const ticketLine = (row: LineRow): TicketLine =>
  withoutNulls({
    id: row.id,
    product: row.product || null,
    name: row.names.name,
    quantity: row.quantity,
    options: row.names.options,
    picked: pickedOf(row.picked),
    quantityRatio: row.picked.quantityRatio ?? null,
    fromProduct: row.picked.fromProduct ?? null,
    fromOption: row.picked.fromOption ?? null,
    fromChoice: row.picked.fromChoice ?? null,
    fromCoupon: row.picked.fromCoupon ?? null,
    customRemark: row.picked.customRemark ?? null,
    takeAway: row.picked.takeAway ?? null,
    status: row.status,
  })
