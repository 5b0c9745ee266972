import type { TObject, TSchema } from '@feathersjs/typebox'
import type { Scalar } from '../query/condition.ts'
import type { FieldKind } from '../query/field-kind.ts'
import { type Call, callAt, type CallSchemas } from './call.ts'
import type { ServiceDescription, ServiceEvent, ServiceMethod } from './description.ts'
import { dataSchema, patchSchema } from './record-data.ts'

/** The specification of a service; defaults are those of records that staff write and everybody lists. */
export interface ServiceSpec {
  readonly record?: TObject
  readonly result?: TSchema
  /** If absent: all of the record, `_id` only if the caller has one. */
  readonly data?: TSchema
  /** If absent: any fields of the record but `_id` and `shop`. */
  readonly patch?: TSchema
  readonly filter?: readonly string[]
  readonly keys?: Readonly<Record<string, FieldKind>>
  readonly populate?: Readonly<Record<string, string>>
  readonly defaults?: Readonly<Record<string, Scalar>>
  readonly forAll?: readonly string[]
  readonly sort?: readonly string[]
  readonly methods?: readonly ServiceMethod[]
  readonly events?: readonly ServiceEvent[]
  readonly paginate?: boolean
  readonly most?: number
  /** Calls at paths below the service's own, by the rest of the path. */
  readonly calls?: Readonly<Record<string, CallSchemas>>
}

/** The calls of a service by name, each with its path. */
export type CallsOf<P extends string, S extends ServiceSpec> = S extends {
  readonly calls: infer C extends Readonly<Record<string, CallSchemas>>
}
  ? { readonly [N in keyof C & string]: Call<`${P}/${N}`, C[N]['data'], C[N]['result']> }
  : Readonly<Record<string, never>>

/** A service path and the paths of its calls. */
export interface Service<
  P extends string = string,
  S extends ServiceSpec = ServiceSpec,
> extends ServiceDescription {
  readonly path: P
  readonly calls: CallsOf<P, S>
}

const allMethods = ['find', 'get', 'create', 'patch', 'remove'] as const
const allEvents = ['created', 'patched', 'removed'] as const

/** Returns the schemas of the data of `create` and `patch`, if the service has these methods. */
const writeSchemas = ({ record, data, patch, methods = allMethods }: ServiceSpec) => {
  const create = data ?? (record && dataSchema(record))
  const change = patch ?? (record && patchSchema(record))
  return {
    ...(create && methods.includes('create') ? { data: create } : {}),
    ...(change && methods.includes('patch') ? { patch: change } : {}),
  }
}

const callsAt = (path: string, calls: ServiceSpec['calls'] = {}) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, schemas]) => [name, callAt(`${path}/${name}`, schemas)]),
  )

/** Describes a service path, once: its records, methods, events, query fields, and its calls. */
export const service = <const P extends string, const S extends ServiceSpec>(
  path: P,
  spec: S,
): Service<P, S> => {
  const { record, result, keys, populate, defaults, forAll, calls } = spec
  const fields = record ? ['_id'] : []
  return {
    path,
    ...(record ? { record } : {}),
    ...(result ? { result } : {}),
    ...writeSchemas(spec),
    filter: spec.filter ?? fields,
    ...(keys ? { keys } : {}),
    ...(populate ? { populate } : {}),
    ...(defaults ? { defaults } : {}),
    ...(forAll ? { forAll } : {}),
    sort: spec.sort ?? fields,
    methods: spec.methods ?? allMethods,
    events: spec.events ?? (record ? allEvents : []),
    paginate: spec.paginate ?? false,
    ...(spec.most === undefined ? {} : { most: spec.most }),
    calls: callsAt(path, calls) as CallsOf<P, S>,
  }
}
