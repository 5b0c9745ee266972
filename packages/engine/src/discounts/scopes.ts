import { createScope, type Scope } from './scope.ts'
import type { RuleProgram } from './rule-program.ts'
import type { UnitLedger } from './unit-ledger.ts'

const orderScope = (program: RuleProgram, runs: number[], { count }: UnitLedger): Scope => {
  const per: number[] = []
  for (const run of runs) per.push(count[run]!)
  return createScope(runs, per, 1, program.reachesSurcharges)
}

const lineScopes = (runs: readonly number[], { count, item }: UnitLedger): Scope[] => {
  const scopes: Scope[] = []
  let last = -1
  for (const run of runs) {
    if (item[run] !== last) scopes.push(createScope([], [], 1))
    last = item[run]!
    const scope = scopes.at(-1)!
    scope.runs.push(run)
    scope.per.push(count[run]!)
  }
  return scopes
}

/**
 * What amounts are reckoned for (pricing.md §5): all picked units together, those of each top line, or each unit by
 * itself. `for: order` has its one scope even where nothing is picked.
 */
export const formScopes = (program: RuleProgram, runs: number[], ledger: UnitLedger): Scope[] => {
  if (program.scope === 'order') return [orderScope(program, runs, ledger)]
  if (program.scope === 'line') return lineScopes(runs, ledger)
  return runs.map((run) => createScope([run], [1], ledger.count[run]!))
}
