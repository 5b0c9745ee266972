import { type TObject, type TSchema, Type } from '@feathersjs/typebox'

type Fixed = '_id' | 'shop'

/** The data that creates a record: all of it, `_id` only if the caller has one already. */
export type DataOf<R> = Omit<R, '_id'> & { _id?: string }

/** The data that changes a record: any fields but `_id` and `shop`; `null` clears an optional one. */
export type PatchOf<R> = {
  -readonly [K in keyof R as K extends Fixed ? never : K]?:
    | Exclude<R[K], undefined>
    | (undefined extends R[K] ? null : never)
}

/**
 * The data of `patch`. `expected` are values that the caller has read: if a field has another one by then, nothing is changed
 * (`recordChanged`, STAFF-10.20). `null`: it was absent.
 */
export type PatchData<R> = PatchOf<R> & {
  expected?: { -readonly [K in keyof R as K extends Fixed ? never : K]?: R[K] | null }
}

const isOptional = (record: TObject, field: string): boolean =>
  !(record.required ?? []).includes(field)

/** Returns the schema of the data that creates such a record. */
export const dataSchema = (record: TObject): TSchema => {
  const properties = { ...record.properties }
  if (properties['_id']) properties['_id'] = Type.Optional(properties['_id'])
  return Type.Object(properties, {
    $id: `${String(record.$id)}Data`,
    additionalProperties: false,
  })
}

/** Returns the schema of the data that changes such a record. */
export const patchSchema = (record: TObject): TSchema => {
  const properties: Record<string, TSchema> = {}
  const expected: Record<string, TSchema> = {}
  for (const [field, schema] of Object.entries(record.properties)) {
    if (field === '_id' || field === 'shop') continue
    properties[field] = Type.Optional(
      isOptional(record, field) ? Type.Union([schema, Type.Null()]) : schema,
    )
    expected[field] = Type.Optional(Type.Unknown())
  }
  properties['expected'] = Type.Optional(Type.Object(expected, { additionalProperties: false }))
  return Type.Object(properties, {
    $id: `${String(record.$id)}Patch`,
    additionalProperties: false,
    minProperties: 1,
  })
}
