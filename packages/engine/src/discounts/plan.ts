import type { RuleNeed } from '../catalog/price-result.ts'
import { fromCents } from '../money/cents.ts'
import type { Item } from '../kernel/item.ts'
import type { Charge } from '../kernel/surcharge-ledger.ts'
import { loweredAt } from '../kernel/unit-ledger.ts'
import { readBase, readBefore } from './base.ts'
import type { Bill } from './bill.ts'
import type { Condition } from './conditions/condition.ts'
import { formGroups } from './groups.ts'
import { pickRuns } from './picking.ts'
import { pointBase } from './points.ts'
import type { RuleFailure } from './rule-failure.ts'
import type { RuleProgram } from './rule-program.ts'
import type { Scope } from './scope.ts'
import { steppedBase } from './scope-amount.ts'
import { formScopes } from './scopes.ts'
import { openRuns } from './targets.ts'
import { freeProductTimes, setsOf, stepsOf } from './times.ts'

/** What a rule is applied to, once its conditions hold. */
export interface Aim {
  readonly targets: readonly Item[]
  readonly holding: readonly Condition[]
  /** The surcharges in its base. */
  readonly charges: readonly Charge[]
}

/** What a rule is about to do (DISC-6). */
export interface Plan extends Pick<Aim, 'targets' | 'holding'> {
  readonly scopes: Scope[]
  /** How often free products are given. */
  readonly times: number
  /** What points are reckoned on; cents. */
  readonly pointBase: number
}

/** A plan, or the test that failed (DISC-3.9, DISC-3.10). */
export interface Planned {
  readonly plan: Plan | undefined
  readonly failure: RuleFailure | undefined
}

const failed = (failure: RuleFailure): Planned => ({ plan: undefined, failure })

const planned = (plan: Plan): Planned => ({ plan, failure: undefined })

const missingSteps = (program: RuleProgram, bases: readonly number[]): Planned | undefined => {
  const { step } = program
  if (step === undefined || bases.some((base) => stepsOf(program, base) > 0)) return undefined
  const largest = bases.reduce((most, base) => Math.max(most, base), 0)
  return failed({ error: 'errors.ruleMinTotal', need: { total: fromCents(step - largest) } })
}

/** What is left of units, with what staff took off them by hand (DISC-2.9). */
const leftIn = (runs: readonly number[], { ledger }: Bill): number => {
  let left = 0
  for (const run of runs) left += (ledger.left[run]! + loweredAt(ledger, run)) * ledger.count[run]!
  return left
}

/** Points and waivers do not pick: they are about all their targets. */
const planWhole = (program: RuleProgram, aim: Aim, bill: Bill): Planned => {
  const { targets, holding } = aim
  const base = program.isPoint
    ? pointBase(targets, bill.ledger)
    : leftIn(openRuns(program, targets, bill.ledger), bill)
  const times = freeProductTimes(program, base, holding, bill)
  return (
    missingSteps(program, [base]) ??
    planned({ targets, holding, scopes: [], times, pointBase: base })
  )
}

interface Formed {
  readonly scopes: Scope[]
  readonly need: RuleNeed | undefined
}

const form = (program: RuleProgram, { targets, holding, charges }: Aim, bill: Bill): Formed => {
  const { ledger } = bill
  const open = openRuns(program, targets, ledger)
  const sets = program.repeat && program.picks.length > 0 ? setsOf(holding, bill) : 1
  if (program.type === 'pickNMaxPrice') return formGroups(program, open, sets, ledger)
  const { runs, need } = pickRuns(program, open, sets, ledger)
  return { scopes: need ? [] : formScopes(program, runs, charges, ledger), need }
}

/** Returns the base of all picked units together, which free products go by (DISC-6.5), with what was taken off by hand. */
const pickedBase = ({ type }: RuleProgram, scopes: readonly Scope[], { ledger }: Bill): number => {
  const values = type === 'percentPre' ? ledger.start : ledger.left
  let base = 0
  for (const { runs } of scopes)
    for (const run of runs) base += (values[run]! + loweredAt(ledger, run)) * ledger.count[run]!
  return base
}

/** Picks the units of a rule, forms its scopes and reads their bases (DISC-5, DISC-6). */
export const planRule = (program: RuleProgram, aim: Aim, bill: Bill): Planned => {
  if (program.isPoint || program.isWaiver) return planWhole(program, aim, bill)
  const { targets, holding } = aim
  const { scopes, need } = form(program, aim, bill)
  if (need) return failed({ error: 'errors.ruleMinQty', need })
  for (const scope of scopes) {
    readBase(scope, bill)
    if (program.type === 'percentPre') readBefore(scope, bill)
  }
  const gives = program.freeProducts.length > 0
  const picked = gives ? pickedBase(program, scopes, bill) : 0
  const times = gives ? freeProductTimes(program, picked, holding, bill) : 1
  const plan = planned({ targets, holding, scopes, times, pointBase: 0 })
  if (program.step === undefined) return plan
  const bases =
    program.type === undefined
      ? [pickedBase(program, scopes, bill)]
      : scopes.map((scope) => steppedBase(program, scope, bill))
  return missingSteps(program, bases) ?? plan
}
