import type { OrderLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { treeOf } from '@comanda/engine/set-items'
import { withoutNulls } from '../../../records/without-nulls.ts'

/** A line of an order as the server reads it: what was selected, and what staff set by hand. */
export type RequestedLine = CartLine & { readonly quantity: number }

type Identified = OrderLine & { readonly id: string }

/** Returns the lines with ids for those without: counted ones, so that a retry has the same. */
const withIds = (lines: readonly OrderLine[]): readonly Identified[] => {
  const sent = new Set(lines.map(({ id }) => id))
  const idAt = (index: number): string => {
    const id = `line-${index + 1}`
    return sent.has(id) ? `${id}-of-${lines.length}` : id
  }
  return lines.map((line, index) => ({ ...line, id: line.id ?? idAt(index) }))
}

/** The ids of lines that are cancelled or being replaced, with their set children. */
const leftOut = (lines: readonly Identified[]): ReadonlySet<string> => {
  const parents = lines.map(({ id, fromProduct }) => ({ id, fromProduct }))
  const gone = lines.filter(({ status, replacing }) => status === 'cancel' || replacing)
  return new Set(gone.flatMap(({ id }) => treeOf(parents, id).map((line) => line.id)))
}

const optionsOf = ({ options }: OrderLine) =>
  options?.map(({ option, selections = [], values = [] }) => ({
    option,
    selections:
      selections.length > 0
        ? selections.map(({ _id, id, quantity = 1 }) => ({ _id: _id ?? id ?? '', quantity }))
        : values.map((_id) => ({ _id, quantity: 1 })),
  })) ?? null

/** An amount as staff type it; null if it is no number or changes nothing. */
const changeBy = (value: number | string | undefined): number | null => Number(value ?? 0) || null

/** What staff set by hand, without values that change nothing. */
const manualFields = (line: OrderLine) => ({
  customProduct: line.customProduct ?? null,
  overridePrice: line.overridePrice ?? null,
  // Nothing more than the least is what staff say of an open price, too (CAT-6.3).
  openKey: line.openKey === 0 ? 0 : changeBy(line.openKey),
  manualPercentAdjust: changeBy(line.manualPercentAdjust),
  manualDiscount: changeBy(line.manualDiscount),
  discountable: line.discountable === false ? false : null,
  predestinedDiscount: line.predestinedDiscount || null,
  predestinedDiscountName: line.predestinedDiscountName?.length
    ? line.predestinedDiscountName
    : null,
})

const requestedLine = (line: Identified): RequestedLine =>
  withoutNulls({
    course: line.course,
    id: line.id,
    product: line.product,
    quantity: line.quantity ?? 1,
    weight: line.weight,
    options: optionsOf(line),
    section: line.section,
    customRemark: line.customRemark,
    kitchenOptions: line.kitchenOptions,
    takeAway: line.takeAway,
    table: line.table,
    tableSplit: line.tableSplit,
    tableChairId: line.tableChairId,
    split: line.split,
    chairId: line.chairId,
    quantityRatio: line.quantityRatio,
    status: line.status === 'hold' ? 'hold' : undefined,
    mergeStatus: line.mergeStatus === 'skip' ? ('skip' as const) : undefined,
    fromCoupon: line.fromCoupon,
    fromProduct: line.fromProduct,
    fromOption: line.fromOption,
    fromOptionSeq: line.fromOptionSeq,
    fromChoice: line.fromChoice,
    fromChoiceSeq: line.fromChoiceSeq,
    fromSelection: line.fromSelection,
    ...manualFields(line),
  })

/**
 * Returns the lines of an order as the server reads them (ORDER-1.6, ORDER-1.11): those that are not left out, with ids and
 * quantities, picks in one spelling, and nothing that the server decides.
 */
export const requestedLines = (lines: readonly OrderLine[]): readonly RequestedLine[] => {
  const identified = withIds(lines)
  const gone = leftOut(identified)
  return identified.filter(({ id }) => !gone.has(id)).map(requestedLine)
}
