import type { Condition } from '@comanda/contract'

/** Returns the value that a field has in every record that meets the condition, or undefined if there may be several. */
export const impliedValue = (condition: Condition, field: string): string | undefined => {
  switch (condition.kind) {
    case 'compare': {
      const { field: named, operator, value } = condition
      return named === field && operator === '$eq' && typeof value === 'string' ? value : undefined
    }
    case 'all':
      return condition.of
        .map((one) => impliedValue(one, field))
        .find((value) => value !== undefined)
    case 'any': {
      const [first, ...others] = condition.of.map((one) => impliedValue(one, field))
      return others.every((value) => value === first) ? first : undefined
    }
    default:
      return undefined
  }
}
