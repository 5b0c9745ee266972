import type { TSchema } from '@feathersjs/typebox'
import { Id } from '@comanda/contract'
import { invalidCode } from '../errors/invalid-code.ts'
import type { Refusal } from '../errors/refusal.ts'
import { sessionNotFound } from '../errors/session-not-found.ts'
import { shopNotFound } from '../errors/shop-not-found.ts'
import { isFields } from '../records/fields.ts'

/** The refusals of references to nothing. */
const refusals: Readonly<Record<string, Refusal>> = {
  shop: shopNotFound,
  session: sessionNotFound,
  item: sessionNotFound,
  viewItem: invalidCode,
  code: invalidCode,
}

/** Returns the refusal of data whose required identifier is null: a client sends null for one that is not valid (CALL-4.11). */
export const nullReference = (schema: TSchema, data: unknown): Refusal | undefined => {
  if (!isFields(data)) return undefined
  const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
  for (const [field, refusal] of Object.entries(refusals))
    if (data[field] === null && properties[field]?.['pattern'] === Id.pattern)
      return { ...refusal, field }
  return undefined
}
