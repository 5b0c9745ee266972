import type { TicketLine } from '@comanda/contract'
import { picksOf } from '@comanda/engine/options'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { LineRow, PickedLine } from '../../../tables/session-lines.ts'

/** Returns the picks of a line in one form, however they were sent. */
const pickedOf = ({ options = [] }: PickedLine): TicketLine['options'] =>
  options.map((entry) => {
    const picks = picksOf(entry)
    return {
      option: entry.option,
      values: picks.map(({ choice }) => choice),
      selections: picks.map(({ choice, quantity }) => ({ _id: choice, id: choice, quantity })),
      free: entry.free ?? false,
      fixed: entry.fixed ?? false,
    }
  })

const customProductOf = ({ customProduct: own }: PickedLine) =>
  own === undefined
    ? null
    : withoutNulls({
        _id: own._id ?? null,
        name: typeof own.name === 'string' ? own.name : own.name ? [...own.name] : null,
        remarks: own.remarks ?? null,
        price: own.price ?? null,
        category: own.category ?? null,
        subCategory: own.subCategory ?? null,
        discountable: own.discountable ?? null,
        kitchenPrinters: own.kitchenPrinters ? [...own.kitchenPrinters] : null,
        kitchenOptions: own.kitchenOptions ? [...own.kitchenOptions] : null,
        waterBars: own.waterBars ? [...own.waterBars] : null,
      })

/** The fields that only some lines have. */
const optionalFields = ({ product, picked, names }: LineRow) =>
  withoutNulls({
    product: product === '' ? null : product,
    customProduct: customProductOf(picked),
    quantityRatio: picked.quantityRatio ?? null,
    weight: picked.weight ?? null,
    weighed: names.weighed ?? null,
    customRemark: picked.customRemark ?? null,
    tableSplit: picked.tableSplit ?? null,
    tableChairId: picked.tableChairId ?? null,
    split: picked.split ?? null,
    chairId: picked.chairId ?? null,
    course: picked.course ?? null,
    fromCoupon: picked.fromCoupon ?? null,
    fromProduct: picked.fromProduct ?? null,
    fromOption: picked.fromOption ?? null,
    fromOptionSeq: picked.fromOptionSeq ?? null,
    fromChoice: picked.fromChoice ?? null,
    fromChoiceSeq: picked.fromChoiceSeq ?? null,
    fromSelection: picked.fromSelection ?? null,
    staff: picked.staff ?? null,
    editPriceStaff: picked.editPriceStaff ?? null,
  })

const noKitchen = {
  shortName: [],
  kitchenPrinters: [],
  waterBars: [],
  printerColor: null,
  kitchenGroup: null,
}

/** Returns a line as the kitchen reads it (ORDER-5.3). */
export const ticketLine = (
  row: LineRow,
  { seq, status, createTime }: Pick<OrderRow, 'seq' | 'status' | 'createTime'>,
): TicketLine => {
  const { picked, names } = row
  const { shortName, kitchenPrinters, waterBars, printerColor, kitchenGroup } =
    names.kitchen ?? noKitchen
  // Not `{ ...optionalFields(row), id, … }`: V8 makes a literal of so many fields that begins with others ninety times as slowly.
  const line = {
    id: row.id,
    name: names.name,
    shortName,
    kitchenPrinters,
    waterBars,
    printerColor,
    kitchenGroup,
    category: row.category,
    subCategory: row.subCategory,
    quantity: row.quantity,
    options: pickedOf(picked),
    optionNames: [...names.options],
    section: picked.section ?? null,
    detailedRemarks: picked.customRemark ? [picked.customRemark] : [],
    kitchenOptions: [...(picked.kitchenOptions ?? [])],
    takeAway: picked.takeAway ?? false,
    table: picked.table ?? null,
    mergeStatus: picked.mergeStatus ?? null,
    status: row.status,
    date: picked.date ?? createTime,
    seq,
    prodSeq: row.position,
    delivered: status === 'completed',
  }
  return Object.assign(line, optionalFields(row))
}
