import type { Menu } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine/pricing'
import type { BillLabel, PricedBill } from '../../../tables/table-sessions.ts'

type Labels = ReadonlyMap<string, BillLabel>

const known = new WeakMap<Menu, Labels>()

/** Returns the labels of a menu's rules, levels, surcharges and taxes by their ids. */
const labelsIn = (menu: Menu): Labels => {
  const cached = known.get(menu)
  if (cached) return cached
  const { discounts, vipLevels, surchargeSettings, taxSettings } = menu
  const rules = [
    ...discounts,
    ...vipLevels.flatMap(({ discountLists = [] }) =>
      discountLists.flatMap((list) => list.discounts),
    ),
  ]
  const labels = new Map<string, BillLabel>()
  for (const { _id, name } of [...vipLevels, ...rules, ...surchargeSettings])
    labels.set(_id, { name })
  for (const { _id, name, taxGroup } of taxSettings)
    labels.set(_id, taxGroup === undefined ? { name } : { name, taxGroup })
  known.set(menu, labels)
  return labels
}

/** The names of the sets that save something on a bill. */
const setLabels = (
  { products }: Menu,
  { discounts }: PriceResult,
): (readonly [string, BillLabel])[] =>
  discounts.flatMap(({ source, rule }) => {
    const set = source === 'set' && products.find(({ _id }) => _id === rule)
    return set ? [[rule, { name: set.name }] as const] : []
  })

/** Returns a bill with the labels of what is on it, as the menu has them now. */
export const labelledBill = (menu: Menu, result: PriceResult): PricedBill => {
  const labels = labelsIn(menu)
  const ids = [
    ...result.discounts.flatMap(({ rule, error }) => (error === undefined ? [rule] : [])),
    ...[...result.surcharges, ...result.taxes].map(({ setting }) => setting),
  ]
  const found = ids.flatMap((id) => {
    const label = labels.get(id)
    return label ? [[id, label] as const] : []
  })
  return { ...result, labels: Object.fromEntries([...found, ...setLabels(menu, result)]) }
}
