import { type FieldKind, fieldKind } from '../query/field-kind.ts'
import type { QueryFields, QueryScope } from '../query/query-fields.ts'
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

/**
 * The names that stand for a field: `shop` for records of some shops or all (one shop's, and those for all), `shops` for
 * records of one, and lists without which a record is for all.
 */
const scopesOf = ({ filter, forAll = [] }: ServiceDescription) => {
  const scopes = new Map<string, QueryScope>()
  for (const field of forAll) scopes.set(field, { field, orAbsent: true })
  const [hasShop, hasShops] = [filter.includes('shop'), filter.includes('shops')]
  if (hasShops && !hasShop) scopes.set('shop', { field: 'shops', orAbsent: true })
  if (hasShop && !hasShops) scopes.set('shops', { field: 'shop', orAbsent: false })
  return scopes
}

/** Returns the fields that a query of this service may name. */
export const queryFields = (description: ServiceDescription): QueryFields => ({
  filter: filterKinds(description),
  sort: new Set(description.sort),
  scopes: scopesOf(description),
  defaults: new Map(Object.entries(description.defaults ?? {})),
  populate: new Set(Object.keys(description.populate ?? {})),
  select: new Set(Object.keys(description.record?.properties ?? {})),
})
