import type { Connection } from '../connection/connection.ts'
import type { WireQuery } from '../connection/service.ts'

/** The query of an endless list. */
export interface ListQuery {
  /** A service path with `find`. */
  readonly path: string
  /** Sort fields in order; `_id` is appended as a tiebreaker. */
  readonly sort: Readonly<Record<string, 1 | -1>>
  /** The filter: fields, `$or`, `$and`. */
  readonly where?: WireQuery
  /**
   * The response has populated sort fields: the last record is loaded again, unpopulated, for the keyset of the next
   * page.
   */
  readonly populated?: boolean
}

export interface Listed {
  readonly _id: string
}

/** One page; `total` if the service counts. */
export interface LoadedPage<R> {
  readonly data: readonly R[]
  readonly total?: number
  /** How many records the service would have returned. */
  readonly limit?: number
}

interface FoundPage {
  readonly data: readonly unknown[]
  readonly total?: number
  readonly limit?: number
}

interface Finder {
  readonly find: (query: WireQuery) => Promise<unknown>
}

const isPage = (response: unknown): response is FoundPage =>
  typeof response === 'object' &&
  response !== null &&
  'data' in response &&
  Array.isArray(response.data)

const cursorOf = async (
  finder: Finder,
  { sort, populated }: ListQuery,
  last: Listed,
): Promise<WireQuery> => {
  let record: unknown = last
  if (populated) {
    const found = await finder.find({ _id: last._id, $limit: 1, $select: Object.keys(sort) })
    record = (isPage(found) ? found.data : (found as readonly unknown[]))[0] ?? last
  }
  const fields = Object.keys(sort).map((field): [string, unknown] => [
    field,
    (record as Record<string, unknown>)[field] ?? null,
  ])
  return Object.fromEntries([...fields, ['_id', last._id]])
}

/** Loads the page after `last`, by keyset on the sort fields and `_id`; the first page if it is `undefined`. */
export const loadPage = async <R extends Listed>(
  connection: Pick<Connection, 'service'>,
  query: ListQuery,
  limit: number,
  last: R | undefined,
): Promise<LoadedPage<R>> => {
  const finder = connection.service(query.path as 'tableSessions') as unknown as Finder
  const response = await finder.find({
    ...query.where,
    $sort: query.sort,
    $limit: limit,
    ...(last === undefined ? {} : { $after: await cursorOf(finder, query, last) }),
  })
  if (!isPage(response)) return { data: response as readonly R[] }
  const { total, limit: size } = response
  return {
    data: response.data as readonly R[],
    ...(total === undefined ? {} : { total }),
    ...(size === undefined ? {} : { limit: size }),
  }
}
