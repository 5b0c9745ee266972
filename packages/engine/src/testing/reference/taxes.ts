import type { TaxSetting } from '../../catalog/tax-setting.ts'
import { leftItems } from './conditions.ts'
import type { RefLine } from './lines.ts'
import { type Rounding, rounded, scaled, shopRounded, sum } from './numbers.ts'
import type { RefBill } from './bill.ts'
import { inMode } from './state.ts'

export interface RefTax {
  readonly setting: TaxSetting
  readonly lines: readonly RefLine[]
  readonly grosses: readonly bigint[]
  readonly amount: bigint
}

const inUse = (setting: TaxSetting, { shop: { request } }: RefBill): boolean => {
  const { session, shop } = request
  if (session.type === 'topUp' || setting.disabled) return false
  if (setting.status === 'draft' || setting.status === 'disabled') return false
  if (setting.shops?.length && !setting.shops.includes(shop._id)) return false
  return !setting.orderType?.length || setting.orderType.includes(session.type)
}

export const refTaxes = (
  bill: RefBill,
  discounts: ReadonlyMap<number, bigint>,
  surcharges: ReadonlyMap<number, bigint>,
  rounding: Rounding,
): RefTax[] => {
  const { items, shop, lines } = bill
  const taken: { group: string; node: RefLine }[] = []
  const found: { setting: TaxSetting; own: RefLine[] }[] = []
  for (const setting of shop.request.catalogue.taxSettings.filter((each) => inUse(each, bill))) {
    const allowed = items.filter((item) => inMode(item, setting.productMode, shop))
    const left = leftItems(setting, items, allowed, shop)
    const { taxGroup: group } = setting
    const own = lines.filter(
      (node) =>
        left.some((item) => item.lines.includes(node)) &&
        !(group && taken.some((each) => each.group === group && each.node === node)),
    )
    if (group) taken.push(...own.map((node) => ({ group, node })))
    if (own.length > 0) found.push({ setting, own })
  }
  const included = (node: RefLine): bigint =>
    sum(
      found
        .filter(({ setting, own }) => setting.included && own.includes(node))
        .map(({ setting }) => scaled(setting.percent ?? 0, 4)),
    )
  return found.map(({ setting, own }) => {
    const onSurcharges = (setting.priceTypes ?? []).includes('surcharge')
    const grosses = own.map(
      ({ index, total }) =>
        total - discounts.get(index)! + (onSurcharges ? (surcharges.get(index) ?? 0n) : 0n),
    )
    let [numerator, denominator] = [0n, 1n]
    for (const [at, node] of own.entries()) {
      const whole = 1_000_000n + included(node)
      numerator = numerator * whole + grosses[at]! * scaled(setting.percent ?? 0, 4) * denominator
      denominator *= whole
    }
    return {
      setting,
      lines: own,
      grosses,
      amount: shopRounded(rounded(numerator, denominator), rounding),
    }
  })
}
