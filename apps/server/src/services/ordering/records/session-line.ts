import type { SessionLine } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { DiscountOutcome } from '@comanda/engine/pricing'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { PricedBill } from '../../../tables/table-sessions.ts'
import { ticketLine } from './ticket-line.ts'

type LinePrice = PricedBill['lines'][number]

const noPrice: Omit<LinePrice, 'id' | 'quantity'> = {
  unitPrice: 0,
  total: 0,
  discount: 0,
  surcharge: 0,
  tax: 0,
  net: 0,
  relatedTreePrice: 0,
  discounts: [],
  taxes: [],
}

const memberSources: ReadonlySet<DiscountOutcome['source']> = new Set([
  'memberRank',
  'member',
  'vip',
])

/** A bill with its parts by their ids, to read the prices of its lines. */
export interface BillIndex {
  readonly lines: ReadonlyMap<string, LinePrice>
  /** The outcomes of each rule that holds, in the order tried: several coupons may have one rule. */
  readonly discounts: ReadonlyMap<string, readonly DiscountOutcome[]>
  readonly taxes: ReadonlyMap<string, PricedBill['taxes'][number]>
  readonly labels: NonNullable<PricedBill['labels']>
}

/** Returns a bill's parts by their ids. */
export const indexBill = ({ lines, discounts, taxes, labels = {} }: PricedBill): BillIndex => ({
  lines: new Map(lines.map((line) => [line.id, line])),
  discounts: new Map(
    discounts.map(({ rule }) => [
      rule,
      discounts.filter((one) => one.rule === rule && one.error === undefined),
    ]),
  ),
  taxes: new Map(taxes.map((tax) => [tax.setting, tax])),
  labels,
})

/** Returns the outcomes of a rule that apply to a line, in the order in which they took from it. */
const outcomesOf = (bill: BillIndex, rule: string, line: string): readonly DiscountOutcome[] => {
  const all = bill.discounts.get(rule) ?? []
  const own = all.filter(({ lines }) => lines.includes(line))
  return own.length > 0 ? own : all
}

const discountsOf = ({ discounts }: typeof noPrice, bill: BillIndex, line: string) => {
  const list = discounts.map(({ rule, amount }, index): SessionLine['discountList'][number] => {
    const before = discounts.slice(0, index).filter((one) => one.rule === rule).length
    const { source = 'automatic', coupon } = outcomesOf(bill, rule, line)[before] ?? {}
    return { rule, amount, source, ...(coupon === undefined ? {} : { coupon }) }
  })
  return {
    discountList: list,
    couponAndAmount: list.flatMap(({ coupon, amount }) =>
      coupon === undefined ? [] : [{ coupon, amount }],
    ),
    membership: list.some(({ source }) => memberSources.has(source)),
  }
}

const taxesOf = ({ taxes, tax }: typeof noPrice, bill: BillIndex) => {
  const groups = taxes.flatMap(({ setting }) => bill.labels[setting]?.taxGroup ?? [])
  const percents = taxes.map(({ setting }) => bill.taxes.get(setting)?.percent ?? 0)
  return {
    taxPercent: percents.reduce((sum, percent) => sum + percent, 0),
    totalTax: tax,
    taxGroup: groups[0] ?? null,
  }
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100

/** What staff changed of the price of a line. */
const manualOf = ({ picked }: LineRow) =>
  withoutNulls({
    overridePrice: picked.overridePrice ?? null,
    openKey: typeof picked.openKey === 'number' ? picked.openKey : null,
    manualPercentAdjust: picked.manualPercentAdjust ?? null,
    manualDiscount: picked.manualDiscount ?? null,
    discountable: picked.discountable ?? null,
    predestinedDiscount: picked.predestinedDiscount ?? null,
    predestinedDiscountName: picked.predestinedDiscountName ?? null,
  })

/** Returns a line of a session's bill with its prices (ORDER-5.4). */
export const sessionLine = (
  row: LineRow,
  order: Pick<OrderRow, 'seq' | 'status' | 'createTime'>,
  bill: BillIndex,
): SessionLine => {
  const price = bill.lines.get(row.id) ?? noPrice
  const ownPart = price.gifted === undefined ? row.productPart : 0
  const money = {
    price: price.unitPrice,
    salesPrice: row.productPart,
    extraFee: fromCents(toCents(row.enjoying) + toCents(row.other)),
    extraFeeEnjoyDiscount: row.enjoying,
    priceWithoutProduct: fromCents(Math.max(0, toCents(price.unitPrice) - toCents(ownPart))),
    priceWithoutDiscount: price.total,
    discount: price.discount,
    actualPrice: price.net,
    relatedTreePrice: price.relatedTreePrice,
    ...discountsOf(price, bill, row.id),
    surchargePercent: percentOf(price.surcharge, price.net),
    totalSurcharge: price.surcharge,
    ...taxesOf(price, bill),
    freeSurcharge: row.freeSurcharge,
  }
  // Faster than a literal of both, as in `ticketLine`.
  return Object.assign(ticketLine(row, order), money, manualOf(row))
}
