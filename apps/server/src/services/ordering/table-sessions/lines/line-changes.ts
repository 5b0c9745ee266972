import type { ChangeLineData } from '@comanda/contract'
import { treeOf, withQuantity } from '@comanda/engine/set-items'
import type { LineRow } from '../../../../tables/session-lines.ts'
import type { RequestedLine } from '../../checkout/requested-lines.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { orderedAgain } from './added-lines.ts'
import { type VoidedUnits, voidUnits } from './void-units.ts'

/** Returns whether a change makes another line of one: other options, or another weight. */
export const isReplaced = ({ options, weight }: ChangeLineData): boolean =>
  options !== undefined || weight !== undefined

/** Returns the lines of a session without the units of a line that a change takes off it: all if it is another line. */
export const withoutUnits = (
  state: SessionState,
  { id, quantity }: LineRow,
  data: ChangeLineData,
): VoidedUnits => {
  const gone = isReplaced(data) ? quantity : quantity - (data.quantity ?? quantity)
  return gone > 0 ? voidUnits(state, [{ id, quantity: gone }]) : { lines: state.lines, voided: [] }
}

/** Returns the picks of a line as a cart has them. */
const picksIn = ({ options = [] }: ChangeLineData): RequestedLine['options'] =>
  options.map(({ option, selections = [], values = [] }) => ({
    option,
    selections:
      selections.length > 0
        ? selections.map(({ _id, id, quantity = 1 }) => ({ _id: _id ?? id ?? '', quantity }))
        : values.map((_id) => ({ _id, quantity: 1 })),
  }))

const remarkOf = (line: RequestedLine, { customRemark }: ChangeLineData): RequestedLine => {
  if (customRemark === undefined) return line
  const { customRemark: _, ...own } = line
  return customRemark === null || customRemark === '' ? own : { ...own, customRemark }
}

/** Returns a line of another weight, of which no label says a price. */
const weighedAs = (line: RequestedLine, { weight }: ChangeLineData): RequestedLine => {
  if (weight === undefined) return line
  const { openKey: _, ...own } = line
  return { ...own, weight }
}

/** Returns what a change adds to the order: the line with other options or weight, or the units that it has more. */
export const cartAdded = (
  { lines }: SessionState,
  row: LineRow,
  data: ChangeLineData,
): readonly RequestedLine[] => {
  const { quantity = row.quantity } = data
  const more = isReplaced(data) ? quantity : quantity - row.quantity
  if (more <= 0) return []
  const tree = treeOf(lines.map(orderedLine), row.id)
  return withQuantity(tree, row.id, more)
    .map(orderedAgain)
    .map((line) => {
      if (line.id !== row.id) return line
      const picked = data.options === undefined ? line : { ...line, options: picksIn(data) }
      return remarkOf(weighedAs(picked, data), data)
    })
}

/** Returns lines with the remark that a change gives one of them. */
export const remarked = (
  lines: readonly LineRow[],
  id: string,
  data: ChangeLineData,
): readonly LineRow[] =>
  data.customRemark === undefined || isReplaced(data)
    ? lines
    : lines.map((line) => {
        const { customRemark } = data
        const { customRemark: before, ...picked } = line.picked
        if (line.id !== id || (before ?? null) === (customRemark || null)) return line
        return { ...line, picked: customRemark ? { ...picked, customRemark } : picked }
      })
