import type { SurchargeSetting } from '../../catalog/surcharge-setting.ts'
import { leftItems } from './conditions.ts'
import type { Shop } from './lines.ts'
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

const inUse = (setting: SurchargeSetting, { request }: Shop): boolean => {
  const { session, shop } = request
  if (session.type === 'topUp' || setting.disabled) return false
  if (setting.status === 'draft' || setting.status === 'disabled') return false
  if (setting.shops?.length && !setting.shops.includes(shop._id)) return false
  if (setting.orderType?.length && !setting.orderType.includes(session.type)) return false
  return !setting.manual || (session.surcharges ?? []).includes(setting._id)
}

const freeItem = ({ top: { line } }: RefItem, { request }: Shop): boolean => {
  if (line.freeSurcharge) return true
  if (line.ordered) return line.ordered.freeSurcharge === true
  const { products, productOptions } = request.catalogue
  if (products.find(({ _id }) => _id === line.product)?.freeSurcharge) return true
  return (line.options ?? []).some(
    ({ option, selections, values }) =>
      ((selections ?? values)?.length ?? 0) > 0 &&
      productOptions.find(({ _id }) => _id === option)?.type === 'freeSurcharge',
  )
}

export const chargesNow = (items: readonly RefItem[], shop: Shop): RefCharge[] =>
  shop.request.catalogue.surchargeSettings
    .filter((setting) => inUse(setting, shop))
    .flatMap((setting) => {
      const allowed = items.filter((item) => inMode(item, setting.productMode, shop))
      const left = leftItems(setting, items, allowed, shop)
      if (left.length === 0) return []
      const bearing = left.filter((item) => !freeItem(item, shop))
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

const guests = ({ request: { session } }: Shop): number => {
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
  shop: Shop,
  rounding: Rounding,
): bigint => {
  const { setting } = charge
  const seats = waivers.some(({ kind }) => kind === 'seats')
  const persons = seats ? 0n : cents(setting.amountPerPerson) * BigInt(guests(shop))
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
  shop: Shop,
  rounding: Rounding,
): bigint => min(charge.amount, max(charge.discount, amountOf(charge, waivers, shop, rounding)))

const add = (map: Map<number, bigint>, line: number, amount: bigint): void => {
  map.set(line, (map.get(line) ?? 0n) + amount)
}

/** Line index → its share, and its share less its part of the discounts. */
export const shareCharges = (
  charges: readonly RefCharge[],
  waivers: readonly RefWaiver[],
  rounding: Rounding,
  discountRounding: Rounding,
): { shares: Map<number, bigint>; nets: Map<number, bigint> } => {
  const shares = new Map<number, bigint>()
  const nets = new Map<number, bigint>()
  for (const charge of charges) {
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
    const own = new Map<number, bigint>()
    for (const [at, { line }] of parts.entries()) add(own, line, amounts[at]!)
    const discounts = shared(
      charge.discount,
      lines.map((line) => own.get(line)!),
      grain(discountRounding),
    )
    for (const [at, line] of lines.entries()) {
      add(shares, line, own.get(line)!)
      add(nets, line, own.get(line)! - discounts[at]!)
    }
  }
  return { shares, nets }
}
