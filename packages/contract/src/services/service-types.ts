import type { Static, TObject, TSchema } from '@feathersjs/typebox'
import type { Call } from './call.ts'
import type { ServiceMethod } from './description.ts'
import type { DataOf, PatchData } from './record-data.ts'
import type { Service, ServiceSpec } from './service.ts'

/**
 * A page of a paginated `find`; one with fewer records than `limit` is the last. `total` counts all matches if they are few or
 * the query has `$limit: 0`; otherwise it is `queryLimits.uncounted` (CALL-1.10).
 */
export interface Page<R> {
  readonly total: number
  readonly limit: number
  /** Always 0: the next page is read by `$after`. */
  readonly skip: number
  readonly data: readonly R[]
}

type MethodOf<S extends ServiceSpec> = S extends { readonly methods: readonly (infer M)[] }
  ? M & ServiceMethod
  : ServiceMethod

type RecordOf<S extends ServiceSpec> = S extends { readonly record: infer R extends TObject }
  ? Static<R>
  : S extends { readonly result: infer R extends TSchema }
    ? Static<R>
    : never

type FoundOf<S extends ServiceSpec> = S extends { readonly paginate: true }
  ? Page<RecordOf<S>>
  : readonly RecordOf<S>[]

interface MethodTypes<S extends ServiceSpec> {
  find: FoundOf<S>
  get: RecordOf<S>
  create: {
    data: S extends { readonly data: infer D extends TSchema } ? Static<D> : DataOf<RecordOf<S>>
    result: S extends { readonly result: infer R extends TSchema } ? Static<R> : RecordOf<S>
  }
  patch: {
    data: S extends { readonly patch: infer D extends TSchema } ? Static<D> : PatchData<RecordOf<S>>
    result: RecordOf<S>
  }
  remove: RecordOf<S>
}

/** What a call takes and returns, as clients see it. */
export interface CallTypes<C extends Call> {
  create: { data: Static<C['data']>; result: Static<C['result']> }
}

/** What each method of a service takes and returns, as clients see it. */
export type TypesOf<T extends Service> =
  T extends Service<string, infer S> ? Pick<MethodTypes<S>, MethodOf<S>> : never
