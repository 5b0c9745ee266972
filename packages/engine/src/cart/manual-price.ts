import type { CartLine } from '../catalog/cart-line.ts'
import type { Id, Money } from '../catalog/vocabulary.ts'
import { fromCents } from '../money/cents.ts'

/** What staff set of a line's price by hand. */
export type ManualField = 'overridePrice' | 'openKey' | 'manualPercentAdjust' | 'manualDiscount'

/** Returns a number as staff type it, or `undefined` if it is not a number. */
export const readNumber = (value: unknown): number | undefined => {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}

/** Converts to whole cents, half away from zero from the decimal as written: 1.005 is 1.01 (MONEY-1.5). */
const toWholeCents = (value: number): Money => {
  const cents = Number(`${Math.abs(value)}e2`)
  return Number.isNaN(cents) ? 0 : fromCents(Math.sign(value) * Math.round(cents))
}

const withManual = (
  lines: readonly CartLine[],
  id: string,
  field: ManualField,
  value: number | undefined,
  staff: Id | undefined,
): readonly CartLine[] =>
  lines.map((line) => {
    if (line.id !== id) return line
    const { [field]: _, ...rest } = line
    return {
      ...rest,
      ...(value === undefined ? {} : { [field]: value }),
      ...(staff === undefined ? {} : { editPriceStaff: staff }),
    }
  })

const atLeast = (value: number | undefined, least: number): number | undefined =>
  value === undefined ? undefined : Math.max(least, value)

/** Sets a line's unit price, in currency units and never below 0; a value that is no number clears it. */
export const setOverridePrice = (
  lines: readonly CartLine[],
  id: string,
  value: unknown,
  staff?: Id,
): readonly CartLine[] => {
  const price = atLeast(readNumber(value), 0)
  return withManual(lines, id, 'overridePrice', price && toWholeCents(price), staff)
}

/**
 * Sets the signed manual amount of a line (`openKey`), in currency units per unit. It cannot take the line below zero,
 * `unitPrice` being what a unit costs without it; a value that is not a number clears it (CART-4.1, CART-4.2).
 */
export const setOpenKey = (
  lines: readonly CartLine[],
  id: string,
  value: unknown,
  unitPrice: Money,
  staff?: Id,
): readonly CartLine[] => {
  const amount = atLeast(readNumber(value), -unitPrice)
  return withManual(lines, id, 'openKey', amount && toWholeCents(amount), staff)
}

/** Sets the manual percentage of a line, signed, at least −100; a value that is no number clears it. */
export const setManualPercentAdjust = (
  lines: readonly CartLine[],
  id: string,
  value: unknown,
  staff?: Id,
): readonly CartLine[] => {
  const percent = atLeast(readNumber(value), -100)
  return withManual(lines, id, 'manualPercentAdjust', percent, staff)
}

/** Sets a line's manual discount, from 0 to `lineTotal`, in currency units; a value that is not a number clears it. */
export const setManualDiscount = (
  lines: readonly CartLine[],
  id: string,
  value: unknown,
  lineTotal: Money,
  staff?: Id,
): readonly CartLine[] => {
  const wanted = atLeast(readNumber(value), 0)
  const discount = wanted === undefined ? undefined : toWholeCents(Math.min(wanted, lineTotal))
  return withManual(lines, id, 'manualDiscount', discount, staff)
}

/** What staff set of a line's price by hand; `of` is the price of a unit, or of the line for a discount. */
export interface ByHand {
  readonly field: ManualField
  readonly value: number | undefined
  readonly of: Money
}

/** Sets one of the prices by hand of a line, within its bounds; no value clears it. */
export const setByHand = (
  lines: readonly CartLine[],
  id: string,
  { field, value, of }: ByHand,
): readonly CartLine[] => {
  if (field === 'openKey') return setOpenKey(lines, id, value, of)
  if (field === 'manualDiscount') return setManualDiscount(lines, id, value, of)
  return field === 'overridePrice'
    ? setOverridePrice(lines, id, value)
    : setManualPercentAdjust(lines, id, value)
}
