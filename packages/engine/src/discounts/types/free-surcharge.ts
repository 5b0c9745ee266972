import type { Item } from '../../kernel/item.ts'
import type { RuleProgram } from '../rule-program.ts'
import type { Waiver } from '../../kernel/waiver.ts'

/**
 * `freeSurcharge`: for the order, the surcharges but for their per-person part; else what the target items bear by percent
 * and by product. `surcharges` on the rule limits it to these (DISC-7.2, DISC-7.3). What items bear to which it is not open
 * is charged (PRICE-9.4).
 */
export const surchargeWaiver = (
  { scope, surcharges, openTo }: RuleProgram,
  targets: readonly Item[],
): Waiver => ({
  kind: scope === 'order' ? 'order' : 'items',
  items: scope === 'order' ? openTo : new Set(targets.map(({ index }) => index)),
  settings: surcharges,
  waived: 0,
})
