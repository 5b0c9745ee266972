import type { Menu } from '@comanda/contract'
import type { LocalizedText, PriceResult } from '@comanda/engine'

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
      /** The lines that it is on, where it is on some only. */
      readonly lines: readonly string[]
    }
  | {
      readonly kind: 'tax' | 'taxIncluded'
      readonly id: string
      readonly name: LocalizedText | undefined
      readonly percent: number
      readonly amount: number
    }

const plain = (
  kind: 'products' | 'rounding' | 'adjusts' | 'tips',
  amount: number,
): readonly BillRow[] => (amount === 0 && kind !== 'products' ? [] : [{ kind, amount }])

/** The rows of a bill in the order in which they make the total; what is 0 is left out. Included taxes stand last. */
export const billRows = (
  { totals, surcharges, discounts, taxes }: PriceResult,
  menu: Pick<Menu, 'surchargeSettings' | 'taxSettings' | 'discounts'> | undefined,
): readonly BillRow[] => {
  const taxRow = (kind: 'tax' | 'taxIncluded', included: boolean): readonly BillRow[] =>
    taxes
      .filter((tax) => tax.included === included && tax.amount !== 0)
      .map(({ setting, percent, amount }) => ({
        kind,
        id: setting,
        name: menu?.taxSettings.find((entry) => entry._id === setting)?.name,
        percent,
        amount,
      }))
  return [
    ...plain('products', totals.products),
    ...surcharges
      .filter(({ amount }) => amount !== 0)
      .map(({ setting, amount }): BillRow => {
        const found = menu?.surchargeSettings.find((entry) => entry._id === setting)
        return {
          kind: 'surcharge',
          id: setting,
          name: found?.name,
          percent: found?.percent,
          amount,
        }
      }),
    ...taxRow('tax', false),
    ...discounts
      .filter(({ amount }) => amount !== 0)
      .map(({ rule, amount, lines }): BillRow => ({
        kind: 'discount',
        id: rule,
        name: menu?.discounts.find((entry) => entry._id === rule)?.name,
        amount,
        lines,
      })),
    ...plain('tips', totals.tips),
    ...plain('adjusts', totals.adjusts),
    ...plain('rounding', totals.rounding),
    ...taxRow('taxIncluded', true),
  ]
}
