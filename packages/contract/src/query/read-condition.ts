import type { Comparison, Condition } from './condition.ts'
import type { FieldKind } from './field-kind.ts'
import { queryLimits } from './limits.ts'
import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import { readValue, type ValueForm } from './read-value.ts'

/** The fields and limits for parsing a query's conditions, and how many have been parsed. */
export interface ConditionReader {
  readonly fields: ReadonlyMap<string, FieldKind>
  readonly form: ValueForm
  count: number
}

const ordered: readonly string[] = ['$gt', '$gte', '$lt', '$lte']
const isOrdered = (word: string): word is Comparison => ordered.includes(word)

const readOperator = (
  reader: ConditionReader,
  field: string,
  kind: FieldKind,
  [word, value]: readonly [string, unknown],
  path: string,
): Condition => {
  const at = within(path, word)
  if (word === '$in' || word === '$nin') {
    if (!Array.isArray(value)) throw new QueryRefusal(at, 'must be a list')
    if (value.length > queryLimits.values)
      throw new QueryRefusal(at, `must have at most ${queryLimits.values} values`)
    const values = value.map((one, index) =>
      readValue(one, kind, reader.form, within(at, String(index))),
    )
    return { kind: 'oneOf', field, not: word === '$nin', values }
  }
  if (word === '$ne' || (isOrdered(word) && kind !== 'boolean' && kind !== 'list')) {
    const read = readValue(value, kind, reader.form, at)
    if (read === null && word !== '$ne') throw new QueryRefusal(at, 'must have a value')
    return { kind: 'compare', field, operator: word, value: read }
  }
  throw new QueryRefusal(at, 'is not an operator of this field')
}

const readField = (
  reader: ConditionReader,
  field: string,
  value: unknown,
  path: string,
): Condition[] => {
  const at = within(path, field)
  const kind = reader.fields.get(field)
  if (kind === undefined) throw new QueryRefusal(at, 'is not a field that can be queried')
  if (typeof value !== 'object' || value === null)
    return [
      {
        kind: 'compare',
        field,
        operator: '$eq',
        value: readValue(value, kind, reader.form, at),
      },
    ]
  const operators = entriesOf(value, at)
  if (operators.length === 0) throw new QueryRefusal(at, 'must have an operator')
  return operators.map((operator) => readOperator(reader, field, kind, operator, at))
}

const readClauses = (
  reader: ConditionReader,
  value: unknown,
  path: string,
  depth: number,
): Condition[] => {
  if (depth > queryLimits.depth)
    throw new QueryRefusal(path, `must be nested at most ${queryLimits.depth} deep`)
  if (!Array.isArray(value)) throw new QueryRefusal(path, 'must be a list')
  if (value.length === 0 || value.length > queryLimits.clauses)
    throw new QueryRefusal(path, `must have 1 to ${queryLimits.clauses} clauses`)
  return value.map((clause: unknown, index) => {
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
  return of.length === 1 && of[0] ? of[0] : { kind: 'all', of }
}
