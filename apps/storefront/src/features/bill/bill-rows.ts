import type { Menu } from '@comanda/contract'
import type { LocalizedText } from '@comanda/engine/catalog'
import { type DiscountOutcome, type PriceResult } from '@comanda/engine/pricing'
import { billParts } from '@comanda/engine/bills'

/** A row of the bill: what it is, and how much. Amounts in currency units. */
export type BillRow =
  | {
      readonly kind: 'products' | 'taxRelief' | 'tips' | 'adjusts' | 'rounding'
      readonly amount: number
    }
  | {
      readonly kind: 'surcharge'
      readonly id: string
      readonly name: LocalizedText | undefined
      readonly percent: number | undefined
      readonly amount: number
    }
  | {
      readonly kind: 'discount'
      readonly id: string
      readonly name: LocalizedText | undefined
      readonly amount: number
      readonly source: DiscountOutcome['source']
      /** The lines that it applies to, if it does not apply to all. */
      readonly lines: readonly string[]
      /** The amount of the charges that it waives. */
      readonly waived: number
      /** The points that it costs, and the points that it earns. */
      readonly spends: number
      readonly points: number
    }
  | {
      readonly kind: 'tax' | 'taxIncluded'
      readonly id: string
      readonly name: LocalizedText | undefined
      readonly percent: number
      readonly amount: number
    }

/** A coupon or reward whose rule is on the bill, and its name. */
export interface NamedCoupon {
  readonly id: string
  readonly name: LocalizedText | undefined
}

type Named<Amount> = Amount & { readonly name?: LocalizedText | undefined }

/** The parts of a price that a bill shows, with their names if they have them. */
export interface BilledPrice {
  readonly totals: PriceResult['totals']
  readonly lines: Pick<readonly unknown[], 'length'>
  readonly surcharges: readonly Named<PriceResult['surcharges'][number]>[]
  readonly discounts: readonly Named<DiscountOutcome>[]
  readonly taxes: readonly Named<PriceResult['taxes'][number]>[]
}

type Tax = BilledPrice['taxes'][number]

/** Returns the rows of a bill in the order in which they make the total, included taxes last (PRICE-8.1). */
export const billRows = (
  bill: BilledPrice,
  menu: Pick<Menu, 'surchargeSettings' | 'taxSettings' | 'discounts'> | undefined,
  coupons: readonly NamedCoupon[] = [],
): readonly BillRow[] => {
  const taxRow = (kind: 'tax' | 'taxIncluded', tax: Tax): BillRow => ({
    kind,
    id: tax.setting,
    name: tax.name ?? menu?.taxSettings.find(({ _id }) => _id === tax.setting)?.name,
    percent: tax.percent,
    amount: tax.amount,
  })
  const surchargeRow = ({ setting, amount, name }: BilledPrice['surcharges'][number]): BillRow => {
    const found = menu?.surchargeSettings.find(({ _id }) => _id === setting)
    return {
      kind: 'surcharge',
      id: setting,
      name: name ?? found?.name,
      percent: found?.percent,
      amount,
    }
  }
  const discountRow = (discount: BilledPrice['discounts'][number]): BillRow => {
    const { rule, coupon, amount, source, lines, waived = 0, spends = 0, points = 0 } = discount
    return {
      kind: 'discount',
      id: coupon ?? rule,
      name:
        discount.name ??
        coupons.find(({ id }) => id === coupon)?.name ??
        menu?.discounts.find(({ _id }) => _id === rule)?.name,
      amount,
      source,
      lines: lines.length < bill.lines.length ? lines : [],
      waived: Math.abs(waived),
      spends,
      points,
    }
  }
  const { parts, included } = billParts(bill)
  return [
    ...parts.map((part) => {
      if (part.kind === 'surcharge') return surchargeRow(part.of)
      if (part.kind === 'discount') return discountRow(part.of)
      return part.kind === 'tax' ? taxRow('tax', part.of) : part
    }),
    ...included.map((tax) => taxRow('taxIncluded', tax)),
  ]
}
