import type { ServiceEvent, ServicePath, ServiceTypes } from '@comanda/contract'

/** A query in the wire's language: comparisons, `$sort`, `$limit`, `$select` … */
export type WireQuery = Readonly<Record<string, unknown>>

/** What a service's events carry. */
export type RecordOf<P extends ServicePath> = ServiceTypes[P] extends { get: infer R } ? R : never

type Find<T> = T extends { find: infer R } ? { find(query?: WireQuery): Promise<R> } : unknown
type Get<T> = T extends { get: infer R }
  ? { get(id: string, query?: WireQuery): Promise<R> }
  : unknown
type Create<T> = T extends { create: { data: infer D; result: infer R } }
  ? { create(data: D, query?: WireQuery): Promise<R> }
  : unknown
type Patch<T> = T extends { patch: { data: infer D; result: infer R } }
  ? { patch(id: string, data: D, query?: WireQuery): Promise<R> }
  : unknown
type Remove<T> = T extends { remove: infer R } ? { remove(id: string | null): Promise<R> } : unknown

/** The calls of a service path by the contract's types. Each fails with a `CallError`. */
export type Service<P extends ServicePath> = Find<ServiceTypes[P]> &
  Get<ServiceTypes[P]> &
  Create<ServiceTypes[P]> &
  Patch<ServiceTypes[P]> &
  Remove<ServiceTypes[P]> & {
    /** Hears an event of the service; the answer ends that. */
    on(event: ServiceEvent, listener: (record: RecordOf<P>) => void): () => void
  }

/** Any method of a service by its name. */
export type AnyMethod = 'find' | 'get' | 'create' | 'patch' | 'remove'

/** Sends one call: a service path, a method and what it takes. */
export type Send = (
  path: ServicePath,
  method: AnyMethod,
  args: readonly unknown[],
) => Promise<unknown>

/** What hears events of a path. */
export type Listen = (
  path: ServicePath,
  event: ServiceEvent,
  listener: (record: unknown) => void,
) => () => void

const queried = (query?: WireQuery) => ({ query: query ?? {} })

/** The typed calls of a path over what sends and listens. */
export const serviceOf = <P extends ServicePath>(
  path: P,
  send: Send,
  listen: Listen,
): Service<P> => {
  const calls = {
    find: (query?: WireQuery) => send(path, 'find', [queried(query)]),
    get: (id: string, query?: WireQuery) => send(path, 'get', [id, queried(query)]),
    create: (data: unknown, query?: WireQuery) => send(path, 'create', [data, queried(query)]),
    patch: (id: string, data: unknown, query?: WireQuery) =>
      send(path, 'patch', [id, data, queried(query)]),
    remove: (id: string | null) => send(path, 'remove', [id, queried()]),
    on: (event: ServiceEvent, listener: (record: unknown) => void) => listen(path, event, listener),
  }
  return calls as unknown as Service<P>
}
