import type { PriceRequest } from '../../catalog/price-request.ts'
import type { TaxSetting } from '../../catalog/tax-setting.ts'
import type { RefBill } from './bill.ts'
import { leftItems } from './conditions.ts'
import { type RefLine, topOf } from './lines.ts'
import { type Rounding, rounded, scaled, shopRounded, sum } from './numbers.ts'
import { inMode, lineDiscounts } from './state.ts'
import type { RefBorne } from './surcharges.ts'

/** A part of a line: its goods, or what it bears of a surcharge. */
interface Part {
  readonly line: number
  readonly surcharge?: string
  readonly amount: bigint
}

export interface RefTax {
  readonly setting: TaxSetting
  /** The lines of which it has a part, and the sums of these parts. */
  readonly lines: readonly number[]
  readonly grosses: readonly bigint[]
  readonly amount: bigint
}

const inUse = (setting: TaxSetting, { request: { session, shop } }: RefBill): boolean => {
  if (session.type === 'topUp' || setting.disabled) return false
  if (setting.status === 'draft' || setting.status === 'disabled') return false
  if (setting.shops?.length && !setting.shops.includes(shop._id)) return false
  return !setting.orderType?.length || setting.orderType.includes(session.type)
}

/** The class of the dish at the top of a line. */
const classOf = (node: RefLine, request: PriceRequest): string | undefined => {
  const { line } = topOf(node)
  if (line.ordered) return line.ordered.taxClass
  return request.catalogue.products.find(({ _id }) => _id === line.product)?.taxClass
}

const isFor = (setting: TaxSetting, { surcharge }: Part): boolean => {
  const types = setting.priceTypes ?? []
  if (surcharge === undefined) return !types.includes('surcharge') || types.includes('product')
  if (!types.includes('surcharge')) return false
  const { surcharges } = setting
  return !surcharges || surcharges.length === 0 || surcharges.includes(surcharge)
}

export const refTaxes = (
  bill: RefBill,
  borne: readonly RefBorne[],
  rounding: Rounding,
): RefTax[] => {
  const { items, lines, request } = bill
  const parts = lines
    .filter(({ out }) => !out)
    .flatMap((node): Part[] => [
      { line: node.index, amount: node.total - lineDiscounts(node, items) },
      ...borne
        .filter(({ line }) => line === node.index)
        .map(({ setting, net }) => ({ line: node.index, surcharge: setting._id, amount: net })),
    ])
  const taken: { group: string; part: Part }[] = []
  const found: { setting: TaxSetting; own: Part[] }[] = []
  const settings = request.catalogue.taxSettings.filter((each) => inUse(each, bill))
  const suits = (setting: TaxSetting, part: Part): boolean => {
    const allowed = items.filter((item) => inMode(item, setting.productMode, request))
    const left = leftItems(setting, items, allowed, request)
    const { taxClass } = setting
    return (
      isFor(setting, part) &&
      left.some(
        (item) =>
          item.lines.some(({ index }) => index === part.line) &&
          (taxClass == null || classOf(item.lines[0]!, request) === taxClass),
      )
    )
  }
  const isOfClass = (part: Part): boolean =>
    settings.some((each) => each.taxClass != null && suits(each, part))
  for (const setting of settings) {
    const { taxGroup: group } = setting
    const own = parts.filter(
      (part) =>
        suits(setting, part) &&
        !(setting.taxClass == null && isOfClass(part)) &&
        !(group && taken.some((each) => each.group === group && each.part === part)),
    )
    if (group) taken.push(...own.map((part) => ({ group, part })))
    if (own.length > 0) found.push({ setting, own })
  }
  const included = (part: Part): bigint =>
    sum(
      found
        .filter(({ setting, own }) => setting.included && own.includes(part))
        .map(({ setting }) => scaled(setting.percent ?? 0, 4)),
    )
  return found.map(({ setting, own }) => {
    let [numerator, denominator] = [0n, 1n]
    for (const part of own) {
      const whole = 1_000_000n + included(part)
      numerator = numerator * whole + part.amount * scaled(setting.percent ?? 0, 4) * denominator
      denominator *= whole
    }
    const indexes = [...new Set(own.map(({ line }) => line))]
    return {
      setting,
      lines: indexes,
      grosses: indexes.map((index) =>
        sum(own.filter(({ line }) => line === index).map(({ amount }) => amount)),
      ),
      amount: shopRounded(rounded(numerator, denominator), rounding),
    }
  })
}
