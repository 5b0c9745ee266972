import { type FieldKind, fieldKind } from '../query/field-kind.ts'
import type { QueryFields } from '../query/read-query.ts'
import type { ServiceDescription } from './description.ts'

const filterKinds = (description: ServiceDescription): ReadonlyMap<string, FieldKind> => {
  const kinds = new Map<string, FieldKind>(Object.entries(description.keys ?? {}))
  for (const field of description.filter) {
    const schema = description.record?.properties[field]
    const kind = schema && fieldKind(schema)
    if (!kind) throw new Error(`${description.path}: ${field} cannot be queried`)
    kinds.set(field, kind)
  }
  return kinds
}

/** Returns the fields that a query of this service may name. */
export const queryFields = (description: ServiceDescription): QueryFields => ({
  filter: filterKinds(description),
  sort: new Set(description.sort),
  populate: new Set(Object.keys(description.populate ?? {})),
  select: new Set(Object.keys(description.record?.properties ?? {})),
})
