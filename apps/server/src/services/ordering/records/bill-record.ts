import type {
  SessionDiscount,
  SessionPayment,
  SessionSurcharge,
  SessionTax,
  TableSession,
} from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { DiscountOutcome } from '@comanda/engine/pricing'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import type {
  PricedBill,
  SessionDiscount as StoredDiscount,
  SessionRow,
} from '../../../tables/table-sessions.ts'

type Labels = NonNullable<PricedBill['labels']>

const nameIn = (labels: Labels, id: string): SessionTax['name'] =>
  (labels[id]?.name ?? []).map(({ lang, value }) => ({ lang, value }))

const outcomeFields = ({ amount, waived, points, spends, error, lines }: DiscountOutcome) => ({
  ...withoutNulls({
    waived: waived ?? null,
    points: points ?? null,
    spends: spends ?? null,
    error: error ?? null,
  }),
  amount,
  lines: [...lines],
})

const couponEntry = (
  { id, source, coupon }: StoredDiscount,
  outcome: DiscountOutcome | undefined,
): SessionDiscount => ({
  id,
  rule: coupon._id,
  source,
  name: coupon.name,
  ...(outcome ? outcomeFields(outcome) : { amount: 0, lines: [] }),
  coupon,
})

/** Returns the rules that hold, and every coupon and reward of the session (ORDER-5.5). */
const discountsOf = (
  stored: readonly StoredDiscount[],
  manual: SessionRow['manualDiscount'],
  { discounts, labels = {} }: PricedBill,
): SessionDiscount[] => {
  const coupons = new Map(stored.map((one) => [one.id, one]))
  const tried = new Set(discounts.map(({ coupon }) => coupon))
  const entries = discounts.flatMap((outcome): SessionDiscount[] => {
    const { rule, source, coupon, error } = outcome
    const own = coupons.get(coupon ?? '')
    if (own) return [couponEntry(own, outcome)]
    const isManual = coupon !== undefined && coupon === manual?.id
    const name = isManual ? manual.rule.name : nameIn(labels, rule)
    const entry = { id: rule, rule, source, name }
    return error === undefined ? [{ ...entry, ...outcomeFields(outcome) }] : []
  })
  const untried = stored.filter(({ id }) => !tried.has(id))
  return [...entries, ...untried.map((one) => couponEntry(one, undefined))]
}

const surchargesOf = ({ surcharges, labels = {} }: PricedBill): SessionSurcharge[] =>
  surcharges.map(({ setting, amount, discount }) => ({
    setting,
    name: nameIn(labels, setting),
    amount,
    discount,
  }))

const taxesOf = ({ taxes, labels = {} }: PricedBill): SessionTax[] =>
  taxes.map((tax) => ({ ...tax, name: nameIn(labels, tax.setting) }))

/** Returns what the counter notes of a payment; of cash, also the change that was given back. */
const counterFields = ({ tendered, reference, shareOf, items, ...paid }: PaymentRow) =>
  withoutNulls({
    tendered,
    change:
      tendered === null
        ? null
        : fromCents(
            [paid.amount, paid.tips, paid.rounding].reduce<number>(
              (cents, amount) => cents - toCents(amount ?? 0),
              toCents(tendered),
            ),
          ),
    reference,
    shareOf,
    lines: items && [...items],
  })

const paymentOf = (payment: PaymentRow): SessionPayment => ({
  ...withoutNulls({
    method: payment.method,
    reverses: payment.reverses,
    rounding: payment.rounding,
  }),
  ...counterFields(payment),
  ...(payment.deposit === null ? {} : { deposit: true as const }),
  _id: payment._id,
  type: payment.type,
  amount: payment.amount,
  tips: payment.tips ?? 0,
  surcharge: payment.surcharge ?? 0,
  surchargeWithoutTax: payment.surchargeWithoutTax ?? 0,
  time: payment.time,
})

/** Returns what paying has cost the payers, with its tax apart. */
const surchargeOf = (payments: readonly PaymentRow[]) => {
  const sum = (field: 'surcharge' | 'surchargeWithoutTax'): number =>
    payments.reduce((cents, payment) => cents + toCents(payment[field] ?? 0), 0)
  const withoutTax = sum('surchargeWithoutTax')
  return {
    paymentSurchargeTax: fromCents(sum('surcharge') - withoutTax),
    paymentSurchargeWithoutTax: fromCents(withoutTax),
  }
}

type BillFields = Pick<
  TableSession,
  | 'discounts'
  | 'surcharges'
  | 'manualSurcharges'
  | 'taxes'
  | 'modifiers'
  | 'taxFree'
  | 'tips'
  | 'tipsTax'
  | 'tipsWithoutTax'
  | 'tipsWithoutTaxAdj'
  | 'adjusts'
  | 'preAdjusts'
  | 'lineAdjusts'
  | 'payments'
  | 'paymentSurchargeTax'
  | 'paymentSurchargeWithoutTax'
  | 'result'
>

/** Returns how a session's bill comes about (ORDER-5.5). No tips are taxed. */
export const billRecord = (row: SessionRow, payments: readonly PaymentRow[]): BillFields => ({
  discounts: discountsOf(row.discounts, row.manualDiscount, row.result),
  surcharges: surchargesOf(row.result),
  manualSurcharges: row.manualSurcharges,
  taxes: taxesOf(row.result),
  modifiers: row.modifiers,
  taxFree: row.taxFree,
  tips: row.tips,
  tipsTax: 0,
  tipsWithoutTax: row.tips,
  tipsWithoutTaxAdj: row.tips,
  adjusts: row.adjusts,
  preAdjusts: row.preAdjusts,
  lineAdjusts: row.lineAdjusts,
  payments: payments.map(paymentOf),
  ...surchargeOf(payments),
  result: { totals: row.result.totals },
})
