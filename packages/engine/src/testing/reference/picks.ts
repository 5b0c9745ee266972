import type { PickEntry, PickOrder } from '../../catalog/discount-rule.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RuleNeed } from '../../catalog/price-result.ts'
import { passes, type RefRule, type RefUnit, unitLeft } from './state.ts'

const sorted = (units: readonly RefUnit[], order: PickOrder): RefUnit[] => {
  if (order === 'cart') return [...units]
  const sign = order === 'asc' ? 1n : -1n
  return units.toSorted((a, b) => Number(sign * (unitLeft(a) - unitLeft(b))))
}

const allows = (entry: PickEntry, unit: RefUnit, request: PriceRequest): boolean =>
  passes(unit.item, { products: entry.products, categories: entry.categories }, request)

export const pickUnits = (
  { rule }: RefRule,
  units: readonly RefUnit[],
  sets: number,
  request: PriceRequest,
): { picked: RefUnit[]; need?: RuleNeed } => {
  if (!rule.discountRules?.length) return { picked: [...units] }
  const picked = new Set<RefUnit>()
  const lacks: number[] = []
  for (const entry of rule.discountRules) {
    const open = units.filter((unit) => !picked.has(unit) && allows(entry, unit, request))
    const n = open.length
    if (n < (entry.minQty ?? 1)) {
      lacks.push((entry.minQty ?? 1) - n)
      continue
    }
    let k = entry.maxQty ?? n
    if (rule.repeat && entry.maxQty)
      k = entry.maxQty * Math.min(Math.floor(n / (entry.minQty ?? 1)), sets)
    for (const unit of sorted(open, entry.pickOrder ?? 'asc').slice(0, Math.min(k, n)))
      picked.add(unit)
  }
  if (picked.size === 0) return { picked: [], need: { qty: Math.min(...lacks) } }
  return { picked: units.filter((unit) => picked.has(unit)) }
}

export const groupUnits = (
  { rule }: RefRule,
  units: readonly RefUnit[],
  sets: number,
  request: PriceRequest,
): { groups: RefUnit[][]; need?: RuleNeed } => {
  const entries = rule.discountRules ?? []
  if (entries.length === 0) return { groups: units.length > 0 ? [[...units]] : [] }
  const taken = new Set<RefUnit>()
  const groups: RefUnit[][] = []
  for (;;) {
    const group = new Set<RefUnit>()
    let lacking = 0
    for (const entry of entries) {
      const size = entries.length === 1 ? (entry.minQty ?? entry.maxQty ?? 1) : (entry.minQty ?? 1)
      const open = units.filter(
        (unit) => !taken.has(unit) && !group.has(unit) && allows(entry, unit, request),
      )
      const chosen = sorted(open, entry.pickOrder ?? 'desc').slice(0, size)
      lacking += size - chosen.length
      for (const unit of chosen) group.add(unit)
    }
    if (lacking > 0 && groups.length === 0) return { groups, need: { qty: lacking } }
    if (lacking > 0) break
    for (const unit of group) taken.add(unit)
    groups.push(units.filter((unit) => group.has(unit)))
    if (!rule.repeat || groups.length >= sets) break
  }
  return { groups: groups.toSorted((a, b) => units.indexOf(a[0]!) - units.indexOf(b[0]!)) }
}
