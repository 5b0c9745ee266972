import type { Refusal } from '../../../errors/refusal.ts'
import type { RequestedLine } from './requested-lines.ts'

const fields = [
  'customProduct',
  'overridePrice',
  'openKey',
  'manualPercentAdjust',
  'manualDiscount',
  'discountable',
  'predestinedDiscount',
  'predestinedDiscountName',
] as const

const manualField = (line: RequestedLine): string | undefined =>
  fields.find((field) => line[field] !== undefined && !(field === 'openKey' && line[field] === 0))

/** Returns whether staff set anything of a line's price by hand. */
export const isPricedByHand = (line: RequestedLine): boolean => manualField(line) !== undefined

/** Returns the refusal of a price that somebody other than staff set by hand (ORDER-1.10). `isAllowed`: all staff may set its price. */
export const manualPriceRefusal = (
  cart: readonly RequestedLine[],
  isAllowed: (line: RequestedLine) => boolean = () => false,
): Refusal | undefined => {
  const index = cart.findIndex((line) => isPricedByHand(line) && !isAllowed(line))
  const line = cart[index]
  return (
    line && {
      kind: 'Forbidden',
      code: 'forbidden',
      message: 'Only staff set this.',
      field: `cart.${index}.${manualField(line) ?? ''}`,
      detail: { line: line.id },
    }
  )
}
