import type { TSchema } from '@feathersjs/typebox'
import { Id } from '@comanda/contract'
import { invalidCode } from '../errors/invalid-code.ts'
import type { Refusal } from '../errors/refusal.ts'
import { sessionNotFound } from '../errors/session-not-found.ts'
import { shopNotFound } from '../errors/shop-not-found.ts'
import { isFields } from '../records/fields.ts'
import { allowsNull } from '../validation/without-optional-nulls.ts'

/** The refusals of references to nothing that any caller gets, whatever else the call would say of an unknown one. */
const refusals: Readonly<Record<string, Refusal>> = {
  shop: shopNotFound,
  session: sessionNotFound,
  viewItem: invalidCode,
  code: invalidCode,
}

/** An identifier that no record has. */
const nobodysId = 'f'.repeat(24)

const isId = (schema: TSchema): boolean => schema['pattern'] === Id.pattern

const branchesOf = (schema: TSchema): readonly TSchema[] => schema['anyOf'] ?? [schema]

const propertiesOf = (schema: TSchema): Readonly<Record<string, TSchema>> =>
  schema['properties'] ?? {}

/** Returns the codes that data of this schema may be refused with because an identifier in it is null. */
export const nullReferenceCodes = (schema: TSchema): readonly string[] => {
  const properties = propertiesOf(schema)
  return Object.entries(refusals).flatMap(([field, { code }]) =>
    properties[field] && isId(properties[field]) ? [code] : [],
  )
}

/** Returns the refusal of data whose required identifier is null: a client sends null for one that is not valid (CALL-4.11). */
export const nullReference = (schema: TSchema, data: unknown): Refusal | undefined => {
  if (!isFields(data)) return undefined
  const properties = propertiesOf(schema)
  for (const [field, refusal] of Object.entries(refusals))
    if (data[field] === null && properties[field] && isId(properties[field]))
      return { ...refusal, field }
  return undefined
}

/** Returns data with an identifier that no record has for each required one that is null: the call says what it says of those. */
export const withNobodysIds = (schema: TSchema, value: unknown): unknown => {
  const branches = branchesOf(schema)
  if (value === null) return branches.some(isId) && !allowsNull(schema) ? nobodysId : null
  return branches.reduce<unknown>((rest, branch) => {
    const items: TSchema | undefined = branch['items']
    if (Array.isArray(rest))
      return items ? rest.map((one: unknown) => withNobodysIds(items, one)) : rest
    if (!isFields(rest)) return rest
    const properties = propertiesOf(branch)
    return Object.fromEntries(
      Object.entries(rest).map(([field, inner]) => {
        const known = Object.hasOwn(properties, field) ? properties[field] : undefined
        return [field, known ? withNobodysIds(known, inner) : inner]
      }),
    )
  }, value)
}
