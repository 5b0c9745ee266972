import { refused } from '../../../errors/refusal.ts'

/**
 * Fields that are no part of a draft: stocks and prices of the day change at once, what a top-up gives is for owners to say, and a group of options that
 * is hidden is no draft of a menu. What a caller of `patch` expects is no field.
 */
const undrafted: ReadonlySet<string> = new Set([
  '_id',
  'shop',
  'stock',
  'dayPrice',
  'topUp',
  'draft',
  'expected',
])

/** Throws `BadRequest` if one of the fields is no part of a draft. */
export const refuseUndrafted = (fields: readonly string[]): void => {
  const field = fields.find((name) => undrafted.has(name))
  if (field === undefined) return
  throw refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: `${field} is changed at once, not drafted.`,
    field,
  })
}
