import type { Item } from '../../kernel/item.ts'
import type { RuleProgram } from '../rule-program.ts'
import type { Waiver } from '../../kernel/waiver.ts'

const NO_ITEMS: ReadonlySet<number> = new Set()

/**
 * `freeSurcharge`: for the order, the surcharges but for their per-person part; else what the target items bear by percent
 * and by product. `surcharges` on the rule limits it to these (DISC-7.2, DISC-7.3).
 */
export const surchargeWaiver = (
  { scope, surcharges }: RuleProgram,
  targets: readonly Item[],
): Waiver => ({
  kind: scope === 'order' ? 'order' : 'items',
  items: scope === 'order' ? NO_ITEMS : new Set(targets.map(({ index }) => index)),
  settings: surcharges,
  waived: 0,
})
