import type { Item } from './item.ts'

/**
 * The discountable amount of every unit, as runs of equal units (PRICE-2.4): a run is `count` consecutive units of one
 * item in the same state. `next` links the runs of an item in the order of its units. A unit of an item with children
 * has one cell per line, in the order of the request. Amounts in cents per unit.
 */
export interface UnitLedger {
  items: readonly Item[]
  /** Item → its first run; −1 if it has none. */
  head: Int32Array
  runs: number
  /** Run → the next run of its item; −1 at the end. */
  next: Int32Array
  /** Run → the next run of the order, from run 0 on; −1 at the end. */
  following: Int32Array
  /** Run → position of its item. */
  item: Int32Array
  count: Float64Array
  /** What is discountable now. */
  left: Float64Array
  /** What was discountable before any discount. */
  start: Float64Array
  /** The unit's share of the totals of its lines. */
  total: Float64Array
  /** What staff took off it by hand, of what was discountable (DISC-2.9); of no meaning unless `isLowered`. */
  lowered: Float64Array
  /** Run → its first cell; −1 if the item has one line. */
  cell: Int32Array
  /** Run → the last selection that took it. */
  mark: Int32Array
  cells: number
  cellLeft: Float64Array
  cellStart: Float64Array
  cellTotal: Float64Array
  /** Σ of the discountable amounts before any discount. */
  discountable: number
  /** Whether anything was taken off by hand. */
  isLowered: boolean
  /** Σ of all discounts on units so far. */
  discounted: number
  /** Room for the open runs of the whole order, used again by every rule. */
  readonly open: number[]
  /** Number of the last selection. */
  selection: number
}

const grownFloats = (old: Float64Array, size: number): Float64Array => {
  const next = new Float64Array(size)
  if (old.length > 0) next.set(old)
  return next
}

const grownInts = (old: Int32Array, size: number): Int32Array => {
  const next = new Int32Array(size)
  if (old.length > 0) next.set(old)
  return next
}

const NO_FLOATS = new Float64Array(0)
const NO_INTS = new Int32Array(0)

const NO_ITEMS: readonly Item[] = []

/** An empty ledger; `openLedger` fills it, as often as wanted. */
export const createLedger = (): UnitLedger => ({
  items: NO_ITEMS,
  head: NO_INTS,
  runs: 0,
  next: NO_INTS,
  following: NO_INTS,
  item: NO_INTS,
  count: NO_FLOATS,
  left: NO_FLOATS,
  start: NO_FLOATS,
  total: NO_FLOATS,
  lowered: NO_FLOATS,
  cell: NO_INTS,
  mark: NO_INTS,
  cells: 0,
  cellLeft: NO_FLOATS,
  cellStart: NO_FLOATS,
  cellTotal: NO_FLOATS,
  discountable: 0,
  isLowered: false,
  discounted: 0,
  open: [],
  selection: 0,
})

/** Forgets the order: its lines say what a guest typed, and the room outlives the guest's visit (KIOSK-4.1). */
export const forgetItems = (ledger: UnitLedger): void => {
  ledger.items = NO_ITEMS
}

const growRuns = (ledger: UnitLedger): void => {
  const size = Math.max(64, ledger.next.length * 2)
  ledger.next = grownInts(ledger.next, size)
  ledger.following = grownInts(ledger.following, size)
  ledger.item = grownInts(ledger.item, size)
  ledger.cell = grownInts(ledger.cell, size)
  ledger.mark = grownInts(ledger.mark, size)
  ledger.count = grownFloats(ledger.count, size)
  ledger.left = grownFloats(ledger.left, size)
  ledger.start = grownFloats(ledger.start, size)
  ledger.total = grownFloats(ledger.total, size)
  if (ledger.isLowered) ledger.lowered = grownFloats(ledger.lowered, size)
}

/** A new run of an item, linked to nothing yet. */
export const addRun = (ledger: UnitLedger, item: number, count: number): number => {
  const run = ledger.runs
  if (run === ledger.next.length) growRuns(ledger)
  ledger.runs++
  ledger.next[run] = -1
  ledger.item[run] = item
  ledger.count[run] = count
  ledger.cell[run] = -1
  ledger.mark[run] = 0
  if (ledger.isLowered) ledger.lowered[run] = 0
  return run
}

/** Notes what was taken off a run by hand. Most orders have nothing of it, and no room for it. */
export const lowerRun = (ledger: UnitLedger, run: number, amount: number): void => {
  if (amount === 0) return
  if (!ledger.isLowered) {
    ledger.isLowered = true
    ledger.lowered = new Float64Array(ledger.next.length)
  }
  ledger.lowered[run] = amount
}

/** Returns what was taken off a run by hand, per unit. */
export const loweredAt = ({ isLowered, lowered }: UnitLedger, run: number): number =>
  isLowered ? lowered[run]! : 0

/** Room for the cells of one more run; returns the first. */
export const addCells = (ledger: UnitLedger, lines: number): number => {
  const first = ledger.cells
  ledger.cells += lines
  if (ledger.cells > ledger.cellLeft.length) {
    const size = Math.max(64, ledger.cells * 2)
    ledger.cellLeft = grownFloats(ledger.cellLeft, size)
    ledger.cellStart = grownFloats(ledger.cellStart, size)
    ledger.cellTotal = grownFloats(ledger.cellTotal, size)
  }
  return first
}

/** Splits a run after its first `count` units; returns the new run with the rest. */
export const splitRun = (ledger: UnitLedger, run: number, count: number): number => {
  const rest = addRun(ledger, ledger.item[run]!, ledger.count[run]! - count)
  ledger.count[run] = count
  ledger.next[rest] = ledger.next[run]!
  ledger.next[run] = rest
  ledger.following[rest] = ledger.following[run]!
  ledger.following[run] = rest
  ledger.left[rest] = ledger.left[run]!
  ledger.start[rest] = ledger.start[run]!
  ledger.total[rest] = ledger.total[run]!
  if (ledger.isLowered) ledger.lowered[rest] = ledger.lowered[run]!
  const cell = ledger.cell[run]!
  if (cell < 0) return rest
  const lines = ledger.items[ledger.item[run]!]!.lines.length
  const copy = addCells(ledger, lines)
  ledger.cell[rest] = copy
  for (let at = 0; at < lines; at++) {
    ledger.cellLeft[copy + at] = ledger.cellLeft[cell + at]!
    ledger.cellStart[copy + at] = ledger.cellStart[cell + at]!
    ledger.cellTotal[copy + at] = ledger.cellTotal[cell + at]!
  }
  return rest
}

/** Σ of the discounts on an item so far, 0 or more. */
export const itemDiscount = (ledger: UnitLedger, item: number): number => {
  let sum = 0
  for (let run = ledger.head[item]!; run >= 0; run = ledger.next[run]!)
    sum += (ledger.start[run]! - ledger.left[run]!) * ledger.count[run]!
  return sum
}
