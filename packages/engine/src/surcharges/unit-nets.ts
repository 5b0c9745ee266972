import type { UnitLedger } from '../kernel/unit-ledger.ts'

/** What a line's units cost after the discounts before the service charge, as runs in the order of the units; cents. */
export interface UnitNets {
  readonly nets: readonly number[]
  readonly counts: readonly number[]
}

/**
 * Returns for each line what its units cost at this stage. Each line has one part for each unit of its item (SUR-2.4).
 */
export const readUnitNets = (ledger: UnitLedger): ReadonlyMap<number, UnitNets> => {
  const byLine = new Map<number, UnitNets>()
  for (const { index, lines } of ledger.items) {
    for (const [at, line] of lines.entries()) {
      const nets: number[] = []
      const counts: number[] = []
      for (let run = ledger.head[index]!; run >= 0; run = ledger.next[run]!) {
        const cell = ledger.cell[run]! + at
        nets.push(
          lines.length === 1
            ? ledger.total[run]! - ledger.start[run]! + ledger.left[run]!
            : ledger.cellTotal[cell]! - ledger.cellStart[cell]! + ledger.cellLeft[cell]!,
        )
        counts.push(ledger.count[run]!)
      }
      byLine.set(line.index, { nets, counts })
    }
  }
  return byLine
}
