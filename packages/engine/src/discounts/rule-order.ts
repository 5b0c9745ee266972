import type { DiscountSource } from '../catalog/discount-rule.ts'
import type { Shop } from '../catalog/shop.ts'
import type { RuleProgram } from './rule-program.ts'

/** The order of sources if all else ties (DISC-2.2). */
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

/** Returns whether a rule is before the service charge: as it says, else as the shop does (DISC-2.3). */
export const isBeforeServiceCharge = ({ rule }: RuleProgram, shop: Shop): boolean =>
  rule.beforeServiceCharge ?? shop.discountBeforeServiceCharge ?? false

/** Returns the stage at which a rule is tried (DISC-2). */
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

/** Returns the candidates in the order in which they are tried (DISC-2); ties as they were added. */
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
