import type { Condition } from '../discounts/conditions/condition.ts'
import { allowsItem, passesFilter } from '../discounts/conditions/item-filter.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import type { Item } from '../kernel/item.ts'
import type { Units } from './units-at-hand.ts'

/** What rules can take something off. */
export interface AtHand {
  readonly items: readonly Item[]
  readonly units: readonly Units[]
  /** Surcharge → its amount if nothing is waived, cents. */
  readonly surcharges: ReadonlyMap<string, number>
  /** What rounding adds to one amount at most. */
  readonly grain: number
  /** Whether lines are given by rules: free lines match no condition. */
  readonly hasGifts: boolean
  /** What was found of rules. */
  readonly targets: Map<RuleProgram, Targets>
}

/** The units that a rule may ever take something off, the dearest first, and their items. */
export interface Targets {
  readonly units: readonly Units[]
  readonly items: ReadonlySet<number>
}

const isReached = ({ filter }: Condition, item: Item): boolean =>
  (filter.only === undefined || filter.only.has(item.index)) &&
  allowsItem(filter.mode, item) &&
  passesFilter(filter, item)

const isPickable = ({ picks }: RuleProgram, item: Item): boolean =>
  picks.length === 0 || picks.some(({ filter }) => !filter || passesFilter(filter, item))

const findUnits = (program: RuleProgram, { items, units }: AtHand): readonly Units[] => {
  const { isAboutSurcharges, conditions, rule, mode, openTo } = program
  if (isAboutSurcharges) return []
  const ofProducts = conditions.filter((condition) => condition.for === 'product')
  const isAny = ofProducts.length === 0 || rule.discountAny === true
  return units.filter(({ item: index }) => {
    const item = items[index]!
    if (!isPickable(program, item)) return false
    return isAny
      ? allowsItem(mode, item) && (openTo === undefined || openTo.has(index))
      : ofProducts.some((condition) => isReached(condition, item))
  })
}

/** Returns what a rule may ever take something off. */
export const targetsOf = (program: RuleProgram, at: AtHand): Targets => {
  const known = at.targets.get(program)
  if (known) return known
  const units = findUnits(program, at)
  const found = { units, items: new Set(units.map(({ item }) => item)) }
  at.targets.set(program, found)
  return found
}

/** Returns whether a rule that holds has all of these as its targets, in every set. */
export const hasSureTargets = ({ rule, openTo }: RuleProgram, { hasGifts }: AtHand): boolean =>
  rule.discountAny !== true && openTo === undefined && !hasGifts
