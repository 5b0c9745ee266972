import {
  type FieldKind,
  queryFields,
  queryLimits,
  type ServiceDescription,
} from '@comanda/contract'
import type { Parameter } from './open-api.ts'
import type { Json } from './schema-book.ts'

const values: Readonly<Record<FieldKind, Json>> = {
  text: { type: 'string', maxLength: queryLimits.text },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  instant: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'integer' }] },
  date: {
    anyOf: [{ type: 'string', maxLength: queryLimits.text }, { type: 'integer' }],
  },
  list: { type: 'string', maxLength: queryLimits.text },
}

const closed = (properties: Json): Json => ({
  type: 'object',
  properties,
  additionalProperties: false,
})

/** Returns the name of the schema for conditions on a field of this kind. */
const conditionName = (kind: FieldKind): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Condition`

const operators = (kind: FieldKind): Json => {
  const value = values[kind]
  const some = { type: 'array', items: value, maxItems: queryLimits.values }
  const isOrdered = kind !== 'boolean' && kind !== 'list'
  const ordered = isOrdered ? { $gt: value, $gte: value, $lt: value, $lte: value } : {}
  return {
    ...closed({
      $eq: value,
      $ne: value,
      $in: some,
      $nin: some,
      $exists: { type: 'boolean' },
      ...ordered,
    }),
    minProperties: 1,
  }
}

/** The conditions that a query may put on the fields of each kind. */
export const conditionSchemas: Readonly<Record<string, Json>> = Object.fromEntries(
  (Object.keys(values) as FieldKind[]).map((kind) => [
    conditionName(kind),
    { anyOf: [values[kind], operators(kind)] },
  ]),
)

const nestedParameter = (name: string, description: string, schema: Json): Parameter => ({
  name,
  in: 'query',
  description,
  style: 'deepObject',
  explode: true,
  schema,
})

const fieldParameter = (name: string, kind: FieldKind): Parameter => {
  const description =
    kind === 'list' ? 'A value that the list holds.' : 'A value, or operators; `null`: absent.'
  return nestedParameter(name, description, {
    $ref: `#/components/schemas/${conditionName(kind)}`,
  })
}

/** Returns `$populate` if ids can be replaced by their records. */
const populateParameter = ({ populate = {} }: ServiceDescription): readonly Parameter[] => {
  const fields = Object.keys(populate)
  const items = { type: 'string', enum: fields }
  const schema = { type: 'array', items, maxItems: fields.length }
  const text = 'The fields that are answered as records in the place of their ids.'
  return fields.length > 0 ? [{ name: '$populate', in: 'query', description: text, schema }] : []
}

/** Returns `$select` if the service returns records. */
export const selectParameter = (description: ServiceDescription): readonly Parameter[] => {
  const fields = Object.keys(description.record?.properties ?? {})
  const items = { type: 'string', enum: fields }
  const schema = { type: 'array', items, maxItems: fields.length }
  const text = 'The fields to answer; all, where none is named.'
  return fields.length > 0
    ? [
        { name: '$select', in: 'query', description: text, schema },
        ...populateParameter(description),
      ]
    : []
}

/** Returns parameters for the fields that only queries have, since records do not contain them. */
export const keyParameters = ({ keys = {} }: ServiceDescription): readonly Parameter[] =>
  Object.entries(keys).map(([name, kind]) => fieldParameter(name, kind))

/** Returns the query language of a service's `find`, a parameter each, as over REST, with `$or` and `$and`. */
export const findParameters = (description: ServiceDescription): readonly Parameter[] => {
  const { filter, sort } = queryFields(description)
  const kinds = [...filter]
  const sortable = kinds.filter(([field]) => sort.has(field))
  const direction = { type: 'integer', enum: [1, -1] }
  const order = Object.fromEntries([...sort].map((field) => [field, direction]))
  const cursor = Object.fromEntries(sortable.map(([field, kind]) => [field, values[kind]]))
  const limit = { type: 'integer', minimum: 0, maximum: queryLimits.limit }
  return [
    ...kinds.map(([field, kind]) => fieldParameter(field, kind)),
    nestedParameter('$sort', 'Fields to sort by, 1 up or -1 down; `_id` decides at last.', {
      ...closed(order),
      maxProperties: queryLimits.sortFields,
    }),
    nestedParameter('$after', 'The sort fields and `_id` of the last record of the page before.', {
      ...closed(cursor),
      ...('_id' in cursor ? { required: ['_id'] } : {}),
    }),
    { name: '$limit', in: 'query', description: 'The most to answer.', schema: limit },
    ...selectParameter(description),
  ]
}
