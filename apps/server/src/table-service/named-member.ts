import type { Condition } from '@comanda/contract'
import { fieldValues } from './field-values.ts'

/** Returns the member whose records alone meet the condition, or undefined if it names none or several. */
export const namedMember = (condition: Condition): string | undefined => {
  const [member, ...others] = fieldValues(condition, 'user') ?? []
  return typeof member === 'string' && others.length === 0 ? member : undefined
}
