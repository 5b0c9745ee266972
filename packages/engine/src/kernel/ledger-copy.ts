import type { UnitLedger } from './unit-ledger.ts'

/** What rules change of a ledger: runs that were split, and what is left. Its arrays are used again. */
export interface LedgerCopy {
  runs: number
  cells: number
  discounted: number
  count: Float64Array
  left: Float64Array
  next: Int32Array
  following: Int32Array
  cellLeft: Float64Array
}

/** An empty copy. */
export const createCopy = (): LedgerCopy => ({
  runs: 0,
  cells: 0,
  discounted: 0,
  count: new Float64Array(0),
  left: new Float64Array(0),
  next: new Int32Array(0),
  following: new Int32Array(0),
  cellLeft: new Float64Array(0),
})

const NOTES = ['count', 'left', 'next', 'following'] as const

/** Copies a ledger as it is now. */
export const copyLedger = (ledger: UnitLedger, copy: LedgerCopy): void => {
  const { runs, cells } = ledger
  copy.runs = runs
  copy.cells = cells
  copy.discounted = ledger.discounted
  if (copy.left.length < runs) {
    const room = ledger.left.length
    copy.count = new Float64Array(room)
    copy.left = new Float64Array(room)
    copy.next = new Int32Array(room)
    copy.following = new Int32Array(room)
  }
  if (copy.cellLeft.length < cells) copy.cellLeft = new Float64Array(ledger.cellLeft.length)
  for (const name of NOTES) copy[name].set(ledger[name].subarray(0, runs))
  if (cells > 0) copy.cellLeft.set(ledger.cellLeft.subarray(0, cells))
}

/** Takes a ledger back to what it was: rules since then have only split its runs, and taken something off. */
export const restoreLedger = (ledger: UnitLedger, copy: LedgerCopy): void => {
  const { runs, cells } = copy
  ledger.runs = runs
  ledger.cells = cells
  ledger.discounted = copy.discounted
  for (const name of NOTES) ledger[name].set(copy[name].subarray(0, runs))
  if (cells > 0) ledger.cellLeft.set(copy.cellLeft.subarray(0, cells))
}
