import type { Menu } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine/pricing'
import type { BillLabel, PricedBill } from '../../../tables/table-sessions.ts'
import type { PastBooks } from './past-books.ts'

type Labels = ReadonlyMap<string, BillLabel>

/** What names the rules of a bill: a menu, or an earlier rule book. */
type Named = Pick<Menu, 'discounts' | 'vipLevels' | 'surchargeSettings' | 'taxSettings'>

const known = new WeakMap<Named, Labels>()

/** Returns the labels of a menu's rules, levels, surcharges and taxes by their ids. */
const labelsIn = (menu: Named): Labels => {
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

/** Returns a bill with the labels of what is on it, as the menu has them now, or the books of its lines had them. */
export const labelledBill = (menu: Menu, result: PriceResult, books: PastBooks): PricedBill => {
  const sources = [labelsIn(menu), ...[...books.values()].map(({ book }) => labelsIn(book))]
  const ids = [
    ...result.discounts.flatMap(({ rule, error }) => (error === undefined ? [rule] : [])),
    ...[...result.surcharges, ...result.taxes].map(({ setting }) => setting),
  ]
  const found = ids.flatMap((id) => {
    const label = sources.find((labels) => labels.has(id))?.get(id)
    return label ? [[id, label] as const] : []
  })
  return { ...result, labels: Object.fromEntries([...found, ...setLabels(menu, result)]) }
}
