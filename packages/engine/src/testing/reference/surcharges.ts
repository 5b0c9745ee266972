import type { PriceRequest } from '../../catalog/price-request.ts'
import type { SurchargeSetting } from '../../catalog/surcharge-setting.ts'
import { leftItems } from './conditions.ts'
import {
  cents,
  grain,
  max,
  min,
  type Rounding,
  rounded,
  scaled,
  shared,
  shopRounded,
  sum,
} from './numbers.ts'
import { inMode, itemDiscounts, type RefItem } from './state.ts'

export interface RefWaiver {
  readonly kind: 'seats' | 'order' | 'items'
  readonly items: readonly RefItem[]
  readonly only: readonly string[]
  waived: bigint
}

export interface RefCharge {
  readonly setting: SurchargeSetting
  readonly left: readonly RefItem[]
  readonly bearing: readonly RefItem[]
  readonly nets: ReadonlyMap<RefItem, bigint>
  /** Line index → what each of its units costs. */
  readonly units: ReadonlyMap<number, readonly bigint[]>
  amount: bigint
  discount: bigint
}

const inUse = (setting: SurchargeSetting, { session, shop }: PriceRequest): boolean => {
  if (session.type === 'topUp' || setting.disabled) return false
  if (setting.status === 'draft' || setting.status === 'disabled') return false
  if (setting.shops?.length && !setting.shops.includes(shop._id)) return false
  if (setting.orderType?.length && !setting.orderType.includes(session.type)) return false
  return !setting.manual || (session.surcharges ?? []).includes(setting._id)
}

const freeItem = ({ top: { line } }: RefItem, { catalogue }: PriceRequest): boolean => {
  if (line.freeSurcharge) return true
  if (line.ordered) return line.ordered.freeSurcharge === true
  const { products, productOptions } = catalogue
  if (products.find(({ _id }) => _id === line.product)?.freeSurcharge) return true
  return (line.options ?? []).some(
    ({ option, selections, values }) =>
      ((selections ?? values)?.length ?? 0) > 0 &&
      productOptions.find(({ _id }) => _id === option)?.type === 'freeSurcharge',
  )
}

export const chargesNow = (items: readonly RefItem[], request: PriceRequest): RefCharge[] =>
  request.catalogue.surchargeSettings
    .filter((setting) => inUse(setting, request))
    .flatMap((setting) => {
      const allowed = items.filter((item) => inMode(item, setting.productMode, request))
      const left = leftItems(setting, items, allowed, request)
      if (left.length === 0) return []
      const bearing = left.filter((item) => !freeItem(item, request))
      const nets = new Map(
        items.map((item) => [
          item,
          sum(item.lines.map(({ total }) => total)) - itemDiscounts(item),
        ]),
      )
      const units = new Map(
        items.flatMap((item) =>
          item.lines.map((line, at) => [
            line.index,
            item.units.map(({ cells }) => cells[at]!.total - cells[at]!.start + cells[at]!.left),
          ]),
        ),
      )
      return [{ setting, left, bearing, nets, units, amount: 0n, discount: 0n }]
    })

const guests = ({ session }: PriceRequest): number => {
  if (session.type !== 'dineIn') return 0
  const seats = (session.tables ?? []).reduce((total, table) => total + (table.capacity ?? 0), 0)
  if (seats > 0) return seats
  return session.capacity ? session.capacity : 1
}

const isOf = (waiver: RefWaiver, { setting }: RefCharge): boolean =>
  waiver.only.length === 0 || waiver.only.includes(setting._id)

const bearers = (charge: RefCharge, waivers: readonly RefWaiver[]): RefItem[] =>
  charge.bearing.filter(
    (item) =>
      !waivers.some(
        (waiver) => waiver.kind === 'items' && isOf(waiver, charge) && waiver.items.includes(item),
      ),
  )

export const amountOf = (
  charge: RefCharge,
  waivers: readonly RefWaiver[],
  request: PriceRequest,
  rounding: Rounding,
): bigint => {
  const { setting } = charge
  const seats = waivers.some(({ kind }) => kind === 'seats')
  const persons = seats ? 0n : cents(setting.amountPerPerson) * BigInt(guests(request))
  if (waivers.some((waiver) => waiver.kind === 'order' && isOf(waiver, charge)))
    return shopRounded(persons, rounding)
  const items = bearers(charge, waivers)
  const base = sum(items.map((item) => charge.nets.get(item)!))
  const count = items.reduce((total, { top }) => total + top.quantity, 0)
  const percent = rounded(base * scaled(setting.percent ?? 0, 4), 1_000_000n)
  return shopRounded(
    percent +
      cents(setting.amountPerProduct) * BigInt(count) +
      cents(setting.fixedAmount) +
      persons,
    rounding,
  )
}

export const waivedTo = (
  charge: RefCharge,
  waivers: readonly RefWaiver[],
  request: PriceRequest,
  rounding: Rounding,
): bigint => min(charge.amount, max(charge.discount, amountOf(charge, waivers, request, rounding)))

/** What a line bears of a surcharge, and that less its discount. */
export interface RefBorne {
  readonly setting: SurchargeSetting
  readonly line: number
  readonly amount: bigint
  readonly net: bigint
}

/** What each line bears of each surcharge: one part for each unit of its item, be it 0. */
export const bornBy = (
  charges: readonly RefCharge[],
  waivers: readonly RefWaiver[],
  rounding: Rounding,
  discountRounding: Rounding,
): RefBorne[] =>
  charges.flatMap((charge) => {
    const bearing = bearers(charge, waivers)
    const items = bearing.length > 0 ? bearing : charge.left
    const lines = items.flatMap((item) => item.lines.map(({ index }) => index))
    lines.sort((a, b) => a - b)
    const parts = lines.flatMap((line) =>
      charge.units.get(line)!.map((weight) => ({ line, weight })),
    )
    const amounts = shared(
      charge.amount,
      parts.map(({ weight }) => weight),
      grain(rounding),
    )
    const discounts = shared(charge.discount, amounts, grain(discountRounding))
    return lines.map((line) => {
      const own = (all: readonly bigint[]): bigint =>
        sum(all.filter((_, at) => parts[at]!.line === line))
      const amount = own(amounts)
      return { setting: charge.setting, line, amount, net: amount - own(discounts) }
    })
  })
