import type { TSchema } from '@feathersjs/typebox'
import type { ServiceDescription } from './description.ts'

/** What a call takes and returns. */
export interface CallSchemas<D extends TSchema = TSchema, R extends TSchema = TSchema> {
  readonly data: D
  readonly result: R
}

/** A call with its own path, made by `create`. */
export interface Call<
  P extends string = string,
  D extends TSchema = TSchema,
  R extends TSchema = TSchema,
> extends ServiceDescription {
  readonly path: P
  readonly data: D
  readonly result: R
}

/** Describes a call of a service: what it takes and what it returns. */
export const call = <D extends TSchema, R extends TSchema>(
  data: D,
  result: R,
): CallSchemas<D, R> => ({ data, result })

/** Returns the call with its path. */
export const callAt = <P extends string, D extends TSchema, R extends TSchema>(
  path: P,
  { data, result }: CallSchemas<D, R>,
): Call<P, D, R> => ({
  path,
  data,
  result,
  filter: [],
  sort: [],
  methods: ['create'],
  events: [],
  paginate: false,
})
