import type { Menu } from '@comanda/contract'
import type { LocalizedText } from '@comanda/engine/catalog'
import type { DiscountOutcome, PriceResult } from '@comanda/engine/pricing'

/** A row of the bill: what it is, and how much. Amounts in currency units. */
export type BillRow =
  | { readonly kind: 'products' | 'rounding' | 'adjusts' | 'tips'; readonly amount: number }
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

/** Returns whether a rule changes anything. A coupon that holds is listed even if it takes nothing off. */
const isOnBill = ({ amount, waived = 0, coupon, error }: DiscountOutcome): boolean =>
  amount !== 0 || waived !== 0 || (coupon !== undefined && error === undefined)

const plain = (
  kind: 'products' | 'rounding' | 'adjusts' | 'tips',
  amount: number,
): readonly BillRow[] => (amount === 0 && kind !== 'products' ? [] : [{ kind, amount }])

/** Returns the rows of a bill in the order in which they make the total, included taxes last. Rows of 0 are left out. */
export const billRows = (
  { lines: all, totals, surcharges, discounts, taxes }: BilledPrice,
  menu: Pick<Menu, 'surchargeSettings' | 'taxSettings' | 'discounts'> | undefined,
  coupons: readonly NamedCoupon[] = [],
): readonly BillRow[] => {
  const taxRow = (kind: 'tax' | 'taxIncluded', included: boolean): readonly BillRow[] =>
    taxes
      .filter((tax) => tax.included === included && tax.amount !== 0)
      .map(({ setting, percent, amount, name }) => ({
        kind,
        id: setting,
        name: name ?? menu?.taxSettings.find((entry) => entry._id === setting)?.name,
        percent,
        amount,
      }))
  return [
    ...plain('products', totals.products),
    ...surcharges
      .filter(({ amount }) => amount !== 0)
      .map(({ setting, amount, name }): BillRow => {
        const found = menu?.surchargeSettings.find((entry) => entry._id === setting)
        return {
          kind: 'surcharge',
          id: setting,
          name: name ?? found?.name,
          percent: found?.percent,
          amount,
        }
      }),
    ...taxRow('tax', false),
    ...discounts
      .filter(isOnBill)
      .map(
        ({
          rule,
          coupon,
          name,
          amount,
          source,
          lines,
          waived = 0,
          spends = 0,
          points = 0,
        }): BillRow => ({
          kind: 'discount',
          id: coupon ?? rule,
          name:
            name ??
            coupons.find(({ id }) => id === coupon)?.name ??
            menu?.discounts.find((entry) => entry._id === rule)?.name,
          amount,
          source,
          lines: lines.length < all.length ? lines : [],
          waived: Math.abs(waived),
          spends,
          points,
        }),
      ),
    ...plain('tips', totals.tips),
    ...plain('adjusts', totals.adjusts),
    ...plain('rounding', totals.rounding),
    ...taxRow('taxIncluded', true),
  ]
}
