import type { RuleNeed } from '../catalog/price-result.ts'
import { admits, inPickOrder } from './picking.ts'
import type { PickProgram, RuleProgram } from './rule-program.ts'
import { createScope, type Scope } from './scope.ts'
import { splitRun, type UnitLedger } from '../kernel/unit-ledger.ts'

/** The full groups of a `pickNMaxPrice` rule as scopes, or what the first one is short of. */
export interface Grouped {
  readonly scopes: Scope[]
  readonly need: RuleNeed | undefined
}

/** One entry's units, in the order in which it takes them, and how far it has come. */
interface Queue {
  readonly runs: readonly number[]
  readonly size: number
  at: number
}

/** Returns how many units an entry gives to each group: its `minQty`, or with one entry its `maxQty` (DISC-6.6). */
const sizeOf = ({ minQty, maxQty }: PickProgram, entries: number): number =>
  minQty ?? (entries === 1 ? maxQty : undefined) ?? 1

const queueOf = (
  entry: PickProgram,
  entries: number,
  open: readonly number[],
  ledger: UnitLedger,
): Queue => ({
  runs: inPickOrder(
    open.filter((run) => admits(entry, run, ledger)),
    entry.order ?? 'desc',
    ledger,
  ),
  size: sizeOf(entry, entries),
  at: 0,
})

/** Takes the units of the next group: run → units of it; returns how many are lacking. */
const nextGroup = (
  queues: readonly Queue[],
  rest: ReadonlyMap<number, number>,
  group: Map<number, number>,
): number => {
  let lacking = 0
  for (const queue of queues) {
    let missing = queue.size
    while (queue.at < queue.runs.length && rest.get(queue.runs[queue.at]!) === 0) queue.at++
    for (let at = queue.at; at < queue.runs.length && missing > 0; at++) {
      const run = queue.runs[at]!
      const taken = group.get(run) ?? 0
      const more = Math.min(missing, rest.get(run)! - taken)
      if (more > 0) group.set(run, taken + more)
      missing -= more
    }
    lacking += missing
  }
  return lacking
}

/** How many groups in a row come out just like this one. */
const copiesOf = (
  group: ReadonlyMap<number, number>,
  rest: ReadonlyMap<number, number>,
): number => {
  let copies = Number.POSITIVE_INFINITY
  for (const [run, units] of group) copies = Math.min(copies, Math.floor(rest.get(run)! / units))
  return copies
}

/** Cuts the group's units off the front of the remaining runs. */
const cut = (
  group: ReadonlyMap<number, number>,
  copies: number,
  rest: Map<number, number>,
  tails: Map<number, number>,
  ledger: UnitLedger,
): Scope => {
  const runs: number[] = []
  for (const [run, units] of group) {
    const front = tails.get(run) ?? run
    const taken = units * copies
    if (ledger.count[front]! > taken) tails.set(run, splitRun(ledger, front, taken))
    rest.set(run, rest.get(run)! - taken)
    runs.push(front)
  }
  return createScope(runs, copies)
}

/** Position of every run in the order of the cart. */
const positions = (ledger: UnitLedger): Int32Array => {
  const position = new Int32Array(ledger.runs)
  let at = 0
  for (let item = 0; item < ledger.items.length; item++)
    for (let run = ledger.head[item]!; run >= 0; run = ledger.next[run]!) position[run] = at++
  return position
}

const inCartOrder = (scopes: readonly Scope[], ledger: UnitLedger): Scope[] => {
  const position = positions(ledger)
  return scopes
    .map(({ runs, copies }) =>
      createScope(
        runs.toSorted((a, b) => position[a]! - position[b]!),
        copies,
      ),
    )
    .toSorted((a, b) => position[a.runs[0]!]! - position[b.runs[0]!]!)
}

/**
 * Forms the groups of a `pickNMaxPrice` rule (DISC-6.6): entries take in their order, dearest first unless their
 * `pickOrder` says otherwise; at most `sets` full groups, 1 without `repeat`; no entries: all units are one group. The
 * scopes come in the order of their first units, and so do the units within each.
 */
export const formGroups = (
  { picks }: RuleProgram,
  open: readonly number[],
  sets: number,
  ledger: UnitLedger,
): Grouped => {
  if (picks.length === 0)
    return { scopes: open.length > 0 ? [createScope([...open], 1)] : [], need: undefined }
  const queues = picks.map((entry) => queueOf(entry, picks.length, open, ledger))
  const rest = new Map(open.map((run) => [run, ledger.count[run]!]))
  const tails = new Map<number, number>()
  const scopes: Scope[] = []
  let left = sets
  while (left > 0) {
    const group = new Map<number, number>()
    const lacking = nextGroup(queues, rest, group)
    if (lacking > 0) {
      if (scopes.length === 0) return { scopes, need: { qty: lacking } }
      break
    }
    const copies = Math.min(left, copiesOf(group, rest))
    scopes.push(cut(group, copies, rest, tails, ledger))
    left -= copies
  }
  return { scopes: inCartOrder(scopes, ledger), need: undefined }
}
