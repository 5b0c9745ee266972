import type { DiscountSource } from '../catalog/discount-rule.ts'
import type { Shop } from '../catalog/shop.ts'
import type { RuleProgram } from './rule-program.ts'

/** The order in which sources are tried where all else ties (pricing.md §4). */
export const SOURCE_ORDER: readonly DiscountSource[] = [
  'automatic',
  'memberRank',
  'member',
  'vip',
  'gift',
  'coupon',
  'manual',
]

/** When a rule is tried: before the surcharges, after them, or (points) last of all. */
export type RuleStage = 'beforeServiceCharge' | 'afterServiceCharge' | 'points'

/** Whether a rule counts as before the service charge: as it says, else as the shop does (pricing.md §4). */
export const isBeforeServiceCharge = ({ rule }: RuleProgram, shop: Shop): boolean =>
  rule.beforeServiceCharge ?? shop.discountBeforeServiceCharge ?? false

/** The stage at which a rule is tried (pricing.md §4). */
export const stageOf = (program: RuleProgram, shop: Shop): RuleStage => {
  if (program.isPoint) return 'points'
  return isBeforeServiceCharge(program, shop) ? 'beforeServiceCharge' : 'afterServiceCharge'
}

const isSortedById = ({ source }: RuleProgram): boolean =>
  source === 'automatic' || source === 'memberRank'

const compareIds = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Candidates in the order in which they are tried (pricing.md §4); those that tie, as they were added. */
export const inTrialOrder = (
  programs: readonly RuleProgram[],
  shop: Shop,
): readonly RuleProgram[] => {
  const late = (program: RuleProgram): number =>
    (program.isPoint ? 2 : 0) + (isBeforeServiceCharge(program, shop) ? 0 : 1)
  return programs.toSorted(
    (a, b) =>
      late(a) - late(b) ||
      (a.rule.phase ?? 0) - (b.rule.phase ?? 0) ||
      (a.rule.priority ?? 0) - (b.rule.priority ?? 0) ||
      SOURCE_ORDER.indexOf(a.source) - SOURCE_ORDER.indexOf(b.source) ||
      (isSortedById(a) ? compareIds(a.rule._id, b.rule._id) : 0),
  )
}
