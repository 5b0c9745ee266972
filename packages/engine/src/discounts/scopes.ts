import type { RuleProgram } from './rule-program.ts'
import { createScope, type Scope } from './scope.ts'
import type { Charge } from '../kernel/surcharge-ledger.ts'
import type { UnitLedger } from '../kernel/unit-ledger.ts'

const lineScopes = (runs: readonly number[], { item }: UnitLedger): Scope[] => {
  const byItem = new Map<number, number[]>()
  for (const run of runs) {
    const list = byItem.get(item[run]!)
    if (list) list.push(run)
    else byItem.set(item[run]!, [run])
  }
  return [...byItem.values()].map((own) => createScope(own, 1))
}

/**
 * Returns what amounts are computed for (DISC-6.1): all picked units together, those of each top line, or each unit by
 * itself. `for: order` has its one scope even if nothing is picked.
 */
export const formScopes = (
  program: RuleProgram,
  runs: readonly number[],
  charges: readonly Charge[],
  ledger: UnitLedger,
): Scope[] => {
  if (program.scope === 'order') return [createScope(runs, 1, charges)]
  if (program.scope === 'line') return lineScopes(runs, ledger)
  return runs.map((run) => createScope([run], ledger.count[run]!))
}
