import type { Menu } from '@comanda/contract'
import type { Refusal } from '../../../errors/refusal.ts'
import type { RequestedLine } from './requested-lines.ts'

type Products = Pick<Menu, 'products'>

/** Returns whether a line is of a product that is weighed. Hardly a line has a weight: nothing else looks for its product. */
const isWeighed = ({ products }: Products, { product, fromProduct }: RequestedLine): boolean =>
  fromProduct === undefined && products.some(({ _id, byWeight }) => _id === product && byWeight)

/** Returns a cart in which only lines of products that are weighed have a weight (CAT-7.2). */
export const withWeights = (
  cart: readonly RequestedLine[],
  menu: Products,
): readonly RequestedLine[] =>
  cart.map((line) => {
    if (line.weight === undefined || isWeighed(menu, line)) return line
    const { weight: _, ...rest } = line
    return rest
  })

/** Returns the refusal of a weight that staff did not say, or that is not in whole grams (CAT-7.2). `cart`: as `withWeights` has it. */
export const weightRefusal = (
  cart: readonly RequestedLine[],
  isStaff: boolean,
): Refusal | undefined => {
  const index = cart.findIndex(
    ({ weight }) =>
      weight !== undefined && !(isStaff && Number.isSafeInteger(weight) && weight > 0),
  )
  if (index === -1) return undefined
  const field = `cart.${index}.weight`
  return isStaff
    ? { kind: 'BadRequest', code: 'dataInvalid', message: 'A weight is in whole grams.', field }
    : {
        kind: 'Forbidden',
        code: 'forbidden',
        message: 'Staff weigh what is sold by weight.',
        field,
      }
}
