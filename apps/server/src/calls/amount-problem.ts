import { isAmountSchema } from '@comanda/contract'
import { greatestAmount } from '@comanda/engine/money'
import type { TSchema } from '@feathersjs/typebox'
import type { Refusal } from '../errors/refusal.ts'
import { isFields } from '../records/fields.ts'

/** Returns the path of the first amount in data that is above `most`. */
const tooLarge = (schema: TSchema, value: unknown, most: number): string | undefined => {
  if (typeof value === 'number')
    return isAmountSchema(schema) && Math.abs(value) > most ? '' : undefined
  const within = (inner: TSchema | undefined, field: string, content: unknown) => {
    const path = inner && tooLarge(inner, content, most)
    return path === undefined ? undefined : path === '' ? field : `${field}.${path}`
  }
  for (const branch of (schema['anyOf'] ?? []) as readonly TSchema[]) {
    const path = tooLarge(branch, value, most)
    if (path !== undefined) return path
  }
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) {
      const path = within(schema['items'], String(index), one)
      if (path !== undefined) return path
    }
  else if (isFields(value)) {
    const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
    for (const [field, content] of Object.entries(value)) {
      const known = Object.hasOwn(properties, field) ? properties[field] : undefined
      const path = within(known, field, content)
      if (path !== undefined) return path
    }
  }
  return undefined
}

/** Returns whether data has an amount that not every currency allows. */
export const hasLargeAmount = (schema: TSchema, data: unknown): boolean =>
  tooLarge(schema, data, greatestAmount()) !== undefined

/** Returns why data has an amount that is too large for its currency (MONEY-1.2). */
export const amountProblem = (
  schema: TSchema,
  data: unknown,
  currency: string,
): Refusal | undefined => {
  const most = greatestAmount(currency)
  const field = tooLarge(schema, data, most)
  if (field === undefined) return undefined
  const message = `The largest amount in ${currency} is ${most}.`
  return { kind: 'BadRequest', code: 'dataInvalid', message, field }
}
