import { type Comparison, type Condition, either, fieldIs, type Scalar } from './condition.ts'
import type { FieldKind } from './field-kind.ts'
import { queryLimits } from './limits.ts'
import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import { readList } from './read-list.ts'
import type { QueryFields } from './query-fields.ts'
import { readValue, type ValueForm } from './read-value.ts'

/** The fields and form for parsing a query's conditions, and how many have been parsed. */
export interface ConditionReader {
  readonly fields: QueryFields
  readonly form: ValueForm
  count: number
}

/** A field and its path in the query. */
interface FieldAt {
  readonly field: string
  readonly kind: FieldKind
  readonly at: string
}

type Value = Scalar | null
type Ordered = Exclude<Comparison, '$eq' | '$ne'>

const ordered: readonly string[] = ['$gt', '$gte', '$lt', '$lte']
const isOrdered = (word: string): word is Ordered => ordered.includes(word)

/** Returns the values, with `null` if one of them is what an absent field stands for. */
const withAbsent = ({ fields }: ConditionReader, { field, kind }: FieldAt, values: Value[]) => {
  const standard = kind === 'boolean' ? false : fields.defaults?.get(field)
  const isStandard = standard !== undefined && values.includes(standard)
  return isStandard && !values.includes(null) ? [...values, null] : values
}

const equals = (reader: ConditionReader, one: FieldAt, value: Value, not = false): Condition => {
  const values = withAbsent(reader, one, [value])
  if (values.length > 1) return { kind: 'oneOf', field: one.field, not, values }
  return { kind: 'compare', field: one.field, operator: not ? '$ne' : '$eq', value }
}

const oneOf = (reader: ConditionReader, one: FieldAt, value: unknown, not: boolean): Condition => {
  const list = readList(value, reader.form)
  if (!list) throw new QueryRefusal(one.at, 'must be a list')
  if (list.length > queryLimits.values)
    throw new QueryRefusal(one.at, `must have at most ${queryLimits.values} values`)
  const values = list.map((each, index) =>
    readValue(each, one.kind, reader.form, within(one.at, String(index))),
  )
  return { kind: 'oneOf', field: one.field, not, values: withAbsent(reader, one, values) }
}

const compares = (
  { form }: ConditionReader,
  { field, kind, at }: FieldAt,
  operator: Ordered,
  given: unknown,
): Condition => {
  const value = readValue(given, kind, form, at)
  if (value === null) throw new QueryRefusal(at, 'must have a value')
  return kind === 'date'
    ? { kind, field, operator, value: String(value) }
    : { kind: 'compare', field, operator, value }
}

const exists = ({ form }: ConditionReader, { field, at }: FieldAt, value: unknown): Condition => {
  const isThere = readValue(value, 'boolean', form, at) === true
  return { kind: 'compare', field, operator: isThere ? '$ne' : '$eq', value: null }
}

const readOperator = (
  reader: ConditionReader,
  field: FieldAt,
  [word, value]: readonly [string, unknown],
): Condition => {
  const one = { ...field, at: within(field.at, word) }
  const { kind } = one
  if (word === '$in' || word === '$nin') return oneOf(reader, one, value, word === '$nin')
  if (word === '$eq' || word === '$ne')
    return equals(reader, one, readValue(value, kind, reader.form, one.at), word === '$ne')
  if (word === '$exists') return exists(reader, one, value)
  if (isOrdered(word) && kind !== 'boolean' && kind !== 'list')
    return compares(reader, one, word, value)
  throw new QueryRefusal(one.at, 'is not an operator of this field')
}

/** Returns the conditions on one field. A list is one of its values; an empty one of a list field is an absent list. */
const readOperators = (reader: ConditionReader, one: FieldAt, value: unknown): Condition[] => {
  if (Array.isArray(value)) {
    const isAbsent = one.kind === 'list' && value.length === 0
    return [isAbsent ? fieldIs(one.field, null) : oneOf(reader, one, value, false)]
  }
  if (typeof value !== 'object' || value === null)
    return [equals(reader, one, readValue(value, one.kind, reader.form, one.at))]
  const operators = entriesOf(value, one.at)
  if (operators.length === 0) throw new QueryRefusal(one.at, 'must have an operator')
  return operators.map((operator) => readOperator(reader, one, operator))
}

const readField = (
  reader: ConditionReader,
  name: string,
  value: unknown,
  path: string,
): Condition[] => {
  const at = within(path, name)
  const { field, orAbsent } = reader.fields.scopes?.get(name) ?? { field: name, orAbsent: false }
  const kind = reader.fields.filter.get(field)
  if (kind === undefined) throw new QueryRefusal(at, 'is not a field that can be queried')
  const conditions = readOperators(reader, { field, kind, at }, value)
  return orAbsent ? [either(allOf(conditions), fieldIs(field, null))] : conditions
}

const allOf = (of: readonly Condition[]): Condition =>
  of.length === 1 && of[0] ? of[0] : { kind: 'all', of }

const readClauses = (
  reader: ConditionReader,
  value: unknown,
  path: string,
  depth: number,
): Condition[] => {
  if (depth > queryLimits.depth)
    throw new QueryRefusal(path, `must be nested at most ${queryLimits.depth} deep`)
  const clauses = readList(value, reader.form)
  if (!clauses) throw new QueryRefusal(path, 'must be a list')
  if (clauses.length === 0 || clauses.length > queryLimits.clauses)
    throw new QueryRefusal(path, `must have 1 to ${queryLimits.clauses} clauses`)
  return clauses.map((clause, index) => {
    const at = within(path, String(index))
    return readCondition(reader, entriesOf(clause, at), at, depth)
  })
}

/** Returns the conditions of one object of a query, combined by and. */
export const readCondition = (
  reader: ConditionReader,
  entries: readonly (readonly [string, unknown])[],
  path: string,
  depth = 0,
): Condition => {
  const of: Condition[] = []
  for (const [key, value] of entries) {
    if (key === '$or')
      of.push({ kind: 'any', of: readClauses(reader, value, within(path, key), depth + 1) })
    else if (key === '$and') of.push(...readClauses(reader, value, within(path, key), depth + 1))
    else of.push(...readField(reader, key, value, path))
    reader.count += 1
    if (reader.count > queryLimits.conditions)
      throw new QueryRefusal(within(path, key), `is beyond ${queryLimits.conditions} conditions`)
  }
  return allOf(of)
}
