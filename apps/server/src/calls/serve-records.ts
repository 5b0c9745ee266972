import type { Page, Service, ServiceSpec, TypesOf } from '@comanda/contract'
import type { Id, NullableId } from '@feathersjs/feathers'
import type { CallParams } from '../runtime/app.ts'
import { type ServiceParts, serve, type Served, type ServerContext } from './served.ts'

type Found<F> = F extends Page<infer R> | readonly (infer R)[] ? Page<R> | readonly R[] : never

/** A record, or several if the server itself writes several in one call. */
type Written<R> = Promise<R | readonly R[]>

type Method<T, M> = M extends 'find'
  ? (params?: CallParams) => Promise<Found<T>>
  : M extends 'get'
    ? (id: Id, params?: CallParams) => Promise<T>
    : M extends 'remove'
      ? (id: NullableId, params?: CallParams) => Written<T>
      : T extends { data: infer D; result: infer R }
        ? M extends 'create'
          ? (data: D, params?: CallParams) => Written<R>
          : (id: NullableId, data: D, params?: CallParams) => Written<R>
        : never

/** The methods of a service with these types. */
export type RecordMethods<T> = { [M in keyof T]: Method<T[M], M> }

/** Serves records by custom methods, which get validated data. */
export const serveRecords = <P extends string, S extends ServiceSpec>(
  service: Service<P, S>,
  open: (context: ServerContext) => ServiceParts<RecordMethods<TypesOf<Service<P, S>>>>,
): Served => serve(service, open)
