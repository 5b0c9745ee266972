import type { RefundRequest } from '@comanda/client/staff'
import type { RefundPreview, SessionLine, TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { netWeight } from '@comanda/shop-rules/weights'

type Part = Omit<RefundRequest, 'reason'>

/** Returns the line of which one piece goes back, and nothing else, if it was weighed. */
export const weighedPiece = (
  part: Part | undefined,
  { products }: Pick<TableSession, 'products'>,
): (SessionLine & { readonly weight: number }) | undefined => {
  const [only, ...others] = part?.lines ?? []
  if (!only || only.quantity !== 1 || others.length > 0) return undefined
  const line = products.find(({ id }) => id === only.line)
  return line?.weight === undefined ? undefined : { ...line, weight: line.weight }
}

/** Returns the grams that were typed of a piece: fewer than it has; undefined if they are no such grams. */
export const partOfWeight = (typed: string, weight: number): number | undefined => {
  const grams = netWeight(typed, 0)
  return grams !== undefined && grams < weight ? grams : undefined
}

/**
 * Returns the refund of some grams of a piece: as an amount, that part of what goes back of the bill for the whole piece, to the smallest amount
 * that is paid, `step` in cents (CAT-7.5).
 */
export const refundOfGrams = (
  { lines: _lines, ...part }: Part,
  { parts }: RefundPreview,
  grams: number,
  weight: number,
  step: number,
): Part => {
  const cents = parts.reduce((sum, { amount }) => sum + toCents(amount), 0)
  return { ...part, amount: fromCents(Math.round((cents * grams) / weight / step) * step) }
}
