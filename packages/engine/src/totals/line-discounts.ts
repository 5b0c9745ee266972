import type { UnitLedger } from '../kernel/unit-ledger.ts'

/** Fills in what discounts took off each line, in cents, 0 or more. */
export const readLineDiscounts = (ledger: UnitLedger, discounts: Float64Array): void => {
  discounts.fill(0)
  for (const item of ledger.items) {
    for (let run = ledger.head[item.index]!; run >= 0; run = ledger.next[run]!) {
      const count = ledger.count[run]!
      const cell = ledger.cell[run]!
      if (cell < 0) {
        const { index } = item.top
        discounts[index] = discounts[index]! + (ledger.start[run]! - ledger.left[run]!) * count
        continue
      }
      for (let at = 0; at < item.lines.length; at++) {
        const { index } = item.lines[at]!
        const off = ledger.cellStart[cell + at]! - ledger.cellLeft[cell + at]!
        discounts[index] = discounts[index]! + off * count
      }
    }
  }
}
