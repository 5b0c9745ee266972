import type { ServiceEvent, ServicePath, ServiceTypes } from '@comanda/contract'

/** A query in the wire's language: comparisons, `$sort`, `$limit`, `$select` … */
export type WireQuery = Readonly<Record<string, unknown>>

/** The record that a service's events carry. */
export type RecordOf<P extends ServicePath> = ServiceTypes[P] extends { get: infer R } ? R : never

type Find<T> = T extends { find: infer R } ? { find(query?: WireQuery): Promise<R> } : unknown
type Get<T> = T extends { get: infer R }
  ? { get(id: string, query?: WireQuery): Promise<R> }
  : unknown

/** The data of a write: its idempotency key, if it takes one, is optional on the wire and always sent from here. */
export type Keyed<D> = string extends keyof D
  ? D
  : 'idempotencyKey' extends keyof D
    ? D & { readonly idempotencyKey: string }
    : D

type Create<T> = T extends { create: { data: infer D; result: infer R } }
  ? { create(data: Keyed<D>, query?: WireQuery): Promise<R> }
  : unknown
type Patch<T> = T extends { patch: { data: infer D; result: infer R } }
  ? { patch(id: string, data: D, query?: WireQuery): Promise<R> }
  : unknown
type Remove<T> = T extends { remove: infer R } ? { remove(id: string | null): Promise<R> } : unknown

/** The calls of a service path, typed by the contract. Each fails with a `CallError`. */
export type Service<P extends ServicePath> = Find<ServiceTypes[P]> &
  Get<ServiceTypes[P]> &
  Create<ServiceTypes[P]> &
  Patch<ServiceTypes[P]> &
  Remove<ServiceTypes[P]> & {
    /** Listens to an event of the service. Returns a function that unsubscribes. */
    on(event: ServiceEvent, listener: (record: RecordOf<P>) => void): () => void
  }

/** The methods of a service. */
export type AnyMethod = 'find' | 'get' | 'create' | 'patch' | 'remove'

/** Sends one call: a service path, a method and its arguments. */
export type Send = (
  path: ServicePath,
  method: AnyMethod,
  args: readonly unknown[],
) => Promise<unknown>

/** Listens to an event of a path. */
export type Listen = (
  path: ServicePath,
  event: ServiceEvent,
  listener: (record: unknown) => void,
) => () => void

const queried = (query?: WireQuery) => ({ query: query ?? {} })

/** Returns the typed calls of a path, given functions that send and listen. */
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
