import { type Bill, createBillShares, type RuleOutcome } from '../discounts/bill.ts'
import { openLedger } from '../kernel/open-ledger.ts'
import { createRecorder, type Recorder } from '../kernel/recorder.ts'
import { openSurcharges, type SurchargeBill } from '../surcharges/surcharge-bill.ts'
import { type SurchargeParts, surchargeParts } from '../surcharges/surcharge-parts.ts'
import { type WorkedTax, workOutTaxes } from '../taxes/tax-bill.ts'
import { type TaxableParts, taxableParts } from '../taxes/taxable-parts.ts'
import { readLineDiscounts } from './line-discounts.ts'
import type { OpenOrder } from './open-order.ts'
import { sumUp, type Sums } from './sums.ts'

/** A bill worked out; amounts in cents. */
export interface WorkedBill {
  readonly open: OpenOrder
  readonly outcomes: readonly RuleOutcome[]
  readonly surcharges: SurchargeBill
  /** Line → what discounts took off it, 0 or more. */
  readonly discounts: Float64Array
  readonly taxes: readonly WorkedTax[]
  /** What the lines bear of surcharges only if the bill is explained or a tax is on surcharges. */
  readonly parts: TaxableParts
  readonly sums: Sums
  /** Present if the bill is explained. */
  readonly recorder: Recorder | undefined
}

/** A bill between its first rule and its last. */
export interface BillAtWork extends Bill {
  readonly surcharges: SurchargeBill
}

const shares = createBillShares()
const NO_SURCHARGES: readonly SurchargeParts[] = []

/** Whether what lines bear of surcharges is needed. */
const isShared = ({ taxes }: OpenOrder, isRecorded: boolean): boolean =>
  isRecorded || taxes.some(({ isOnSurcharges }) => isOnSurcharges)

/** Opens an order's bill before any rule; its lines are priced. */
export const openBill = (open: OpenOrder, isRecorded: boolean): BillAtWork => {
  const { scene, lines, givenLines, roundings, order, hasWishes } = open
  scene.matches.pricing++
  openLedger(scene.ledger, open.items)
  return {
    context: scene.context,
    matches: scene.matches,
    ledger: scene.ledger,
    lines,
    givenLines,
    rounding: roundings.discount,
    hasUser: order.user != null,
    pointsLeft: order.user?.points ?? 0,
    hasWishes,
    applied: [],
    surcharges: openSurcharges({
      programs: open.surcharges,
      scene,
      rounding: roundings.surcharge,
      isShared: isShared(open, isRecorded),
    }),
    outcomes: [],
    recorder: isRecorded ? createRecorder(lines) : undefined,
    shares,
  }
}

/** Returns what a bill comes to after its last rule, its surcharges worked out. */
export const closeBill = (open: OpenOrder, bill: BillAtWork): WorkedBill => {
  const { lines, scene, roundings, lineSums } = open
  const { discounts, products } = lineSums
  readLineDiscounts(scene.ledger, discounts)
  for (const { index, total } of lines) products[index] = total - discounts[index]!
  const borne = isShared(open, bill.recorder !== undefined)
    ? surchargeParts(bill.surcharges, lines.length, roundings)
    : NO_SURCHARGES
  const parts = taxableParts(products, borne)
  const taxes = workOutTaxes(open.taxes, scene, parts, roundings.tax)
  return {
    open,
    outcomes: bill.outcomes,
    surcharges: bill.surcharges,
    discounts,
    taxes,
    parts,
    sums: sumUp(open, bill.outcomes, bill.surcharges, taxes, scene.ledger.discounted),
    recorder: bill.recorder,
  }
}
