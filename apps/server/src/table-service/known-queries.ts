import {
  canonicalQuery,
  type Query,
  type QueryFields,
  type QueryProblem,
  readQuery,
} from '@comanda/contract'
import { latelyUsed } from '../records/lately-used.ts'

/** A query of the wire in one spelling, or why it is refused. */
export type QueryOfWire =
  | { readonly ok: true; readonly query: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: QueryProblem }

/** The most queries of a service that are remembered. */
const most = 500

/** Large queries are read each time: a hostile one is then refused before all of it was visited. */
const deepest = 3
const widest = 20
const longest = 200
/** The longest query that is remembered, in characters as JSON: those of all services together take some 50 MB at most. */
const longestQuery = 500

const isSmall = (value: unknown, depth = deepest): boolean => {
  if (typeof value === 'string') return value.length <= longest
  if (typeof value !== 'object' || value === null) return true
  let width = 0
  for (const key in value) {
    width += 1
    const one: unknown = Reflect.get(value, key)
    if (depth === 0 || width > widest || key.length > longest || !isSmall(one, depth - 1))
      return false
  }
  return true
}

const isEmpty = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  for (const _key in value) return false
  return true
}

interface Reading {
  readonly path: string
  readonly query: Query
}

/** What queries say, by the objects that `KnownQueries` returned: a hook that changes a query makes a new object. */
const readings = new WeakMap<object, Reading>()

/** Returns what a query of a service says if it was read before. */
export const readingOf = (
  path: string | undefined,
  query: object | undefined,
): Query | undefined => {
  const known = query ? readings.get(query) : undefined
  return known && known.path === path ? known.query : undefined
}

/** Reads the queries of a service: equal ones once, since clients send few different ones. */
export class KnownQueries {
  readonly #path: string
  readonly #fields: QueryFields
  readonly #known = latelyUsed<string, QueryOfWire>(most)
  #empty: QueryOfWire | undefined
  constructor(path: string, fields: QueryFields) {
    this.#path = path
    this.#fields = fields
  }

  /** Returns the query with its words as `readQuery` reads them, and `$select` as a list. */
  read(sent: unknown, form: 'text' | 'json'): QueryOfWire {
    // Most calls have none.
    if (isEmpty(sent)) return (this.#empty ??= this.#read(sent, form))
    if (!isSmall(sent)) return this.#read(sent, form)
    const key = `${form} ${JSON.stringify(sent)}`
    if (key.length > longestQuery) return this.#read(sent, form)
    const known = this.#known.get(key)
    if (known) return known
    const read = this.#read(sent, form)
    if (read.ok) this.#known.set(key, read)
    return read
  }

  #read(sent: unknown, form: 'text' | 'json'): QueryOfWire {
    const canonical = canonicalQuery(this.#fields, sent, form)
    const reading = readQuery(this.#fields, canonical, form)
    if (!reading.ok) return reading
    const { select } = reading.query
    const { $skip: _, ...said } = (canonical ?? {}) as { readonly $skip?: unknown }
    const query = Object.freeze({
      ...said,
      ...(select ? { $select: [...select] } : {}),
    })
    readings.set(query, { path: this.#path, query: reading.query })
    return { ok: true, query }
  }
}
