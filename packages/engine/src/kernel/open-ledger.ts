import type { Item } from './item.ts'
import type { PricedLine } from './priced-line.ts'
import { addCells, addRun, lowerRun, type UnitLedger } from './unit-ledger.ts'

/** Returns what unit `unit` has of an amount that units share equally: the earlier have the odd cents (PRICE-2.4). */
const unitShare = (amount: number, units: number, unit: number): number => {
  const odd = amount % units
  return (amount - odd) / units + (unit < odd ? 1 : 0)
}

/** Returns what was taken by hand off unit `unit` of what is discountable. */
const loweredShare = ({ discountable, loweredReach }: PricedLine, units: number, unit: number) =>
  loweredReach === 0
    ? 0
    : unitShare(discountable + loweredReach, units, unit) - unitShare(discountable, units, unit)

const openSingle = (ledger: UnitLedger, item: Item, from: number, to: number): number => {
  const { total, discountable, quantity } = item.top
  const run = addRun(ledger, item.index, to - from)
  ledger.total[run] = unitShare(total, quantity, from)
  const start = unitShare(discountable, quantity, from)
  ledger.start[run] = start
  ledger.left[run] = start
  lowerRun(ledger, run, loweredShare(item.top, quantity, from))
  return run
}

const openTree = (ledger: UnitLedger, item: Item, from: number, to: number): number => {
  const { quantity } = item.top
  const run = addRun(ledger, item.index, to - from)
  const cell = addCells(ledger, item.lines.length)
  ledger.cell[run] = cell
  let start = 0
  let total = 0
  let lowered = 0
  for (const [at, line] of item.lines.entries()) {
    const reach = unitShare(line.discountable, quantity, from)
    ledger.cellTotal[cell + at] = unitShare(line.total, quantity, from)
    ledger.cellStart[cell + at] = reach
    ledger.cellLeft[cell + at] = reach
    start += reach
    total += ledger.cellTotal[cell + at]!
    lowered += loweredShare(line, quantity, from)
  }
  lowerRun(ledger, run, lowered)
  ledger.total[run] = total
  ledger.start[run] = start
  ledger.left[run] = start
  return run
}

/** Where the units of an item change: after the odd cents of any of its lines. */
const boundaries = (item: Item): readonly number[] => {
  const { quantity } = item.top
  const ends = new Set<number>([quantity])
  for (const line of item.lines) {
    if (line.total % quantity > 0) ends.add(line.total % quantity)
    for (const reach of [line.discountable, line.discountable + line.loweredReach])
      if (reach % quantity > 0) ends.add(reach % quantity)
  }
  return [...ends].toSorted((a, b) => a - b)
}

const link = (ledger: UnitLedger, item: Item, run: number, last: number): void => {
  if (last < 0) ledger.head[item.index] = run
  else ledger.next[last] = run
}

/** Fills one run if all units of a single line are equal. */
const openAlike = (ledger: UnitLedger, item: Item): boolean => {
  const { quantity, total, discountable, loweredReach } = item.top
  if (item.lines.length > 1 || loweredReach % quantity !== 0) return false
  if (total % quantity !== 0 || discountable % quantity !== 0) return false
  link(ledger, item, openSingle(ledger, item, 0, quantity), -1)
  return true
}

/** Fills the ledger with the units of the items before any discount. */
export const openLedger = (ledger: UnitLedger, items: readonly Item[]): void => {
  ledger.items = items
  if (ledger.head.length < items.length) ledger.head = new Int32Array(items.length)
  ledger.runs = 0
  ledger.cells = 0
  ledger.discountable = 0
  ledger.isLowered = false
  ledger.discounted = 0
  ledger.selection = 0
  for (const item of items) {
    for (const line of item.lines) ledger.discountable += line.discountable
    if (openAlike(ledger, item)) continue
    const open = item.lines.length === 1 ? openSingle : openTree
    let from = 0
    let last = -1
    for (const to of boundaries(item)) {
      const run = open(ledger, item, from, to)
      link(ledger, item, run, last)
      last = run
      from = to
    }
  }
  for (let run = 0; run < ledger.runs; run++)
    ledger.following[run] = run + 1 < ledger.runs ? run + 1 : -1
}
