import type { ShopRounding } from '../money/shop-round.ts'
import type { OpenOrder } from '../totals/open-order.ts'
import type { WorkedBill } from '../totals/bill-at-work.ts'

/** What surcharges and taxes make of a cent that is taken off; amounts in cents. */
export interface Charged {
  /** Surcharge → its amount without any rule. */
  readonly surcharges: ReadonlyMap<string, number>
  /** How many cents less are paid for a cent less. */
  readonly factor: number
  /** What may come off besides: by rounding, and where a surcharge or tax has conditions that discounts change. */
  readonly slack: number
}

const PERCENT = 100

/** What rounding moves at most: to cents, then by the shop. */
export const grainOfRounding = ({ step, method }: ShopRounding): number =>
  step === 1 || method === 'no' ? 1 : step + 1

const percentsOf = (
  settings: readonly { readonly setting: { readonly percent?: number | null | undefined } }[],
) => settings.reduce((sum, { setting }) => sum + (setting.percent ?? 0), 0) / PERCENT

/** Of taxes of one group a thing bears one. */
const taxPercents = (taxes: OpenOrder['taxes']): number => {
  const greatest = new Map<unknown, number>()
  for (const tax of taxes) {
    const key = tax.group ?? tax
    greatest.set(key, Math.max(greatest.get(key) ?? 0, percentsOf([tax])))
  }
  return [...greatest.values()].reduce((sum, percent) => sum + percent, 0)
}

/** Reads what is charged on top of an order, worked out without any rule. */
export const chargedOn = ({ open, surcharges, sums }: WorkedBill): Charged => {
  const { roundings, taxes, order } = open
  const taxFree = order.session.taxFree === true
  const onTop = taxes.filter(({ included }) => included === taxFree)
  const tax = taxPercents(onTop)
  const factor = (1 + percentsOf(open.surcharges)) * (1 + (taxFree ? 0 : tax))
  const gross = new Map<string, number>()
  let all = 0
  for (const { setting, amount } of surcharges.charges) {
    gross.set(setting, (gross.get(setting) ?? 0) + amount)
    all += amount
  }
  const { step, method } = roundings.price
  let slack = method === 'no' ? 0 : step - 1
  slack += open.surcharges.length * grainOfRounding(roundings.surcharge) * (1 + tax)
  slack += onTop.length * grainOfRounding(roundings.tax)
  // what discounts take off the goods moves surcharges between goods that are taxed and goods that are not
  if (onTop.some(({ isOnSurcharges }) => isOnSurcharges)) slack += all * tax
  const isConditional = [...open.surcharges, ...open.taxes].some(({ rules }) =>
    rules.some(({ afterMinTotal }) => afterMinTotal !== undefined),
  )
  // free lines match no condition
  if (isConditional || open.givenLines.size > 0)
    slack += all * (1 + tax) + (taxFree ? sums.products * tax : sums.taxExcluded)
  return { surcharges: gross, factor, slack }
}
