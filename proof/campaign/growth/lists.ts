import { services } from '@comanda/contract'
import type { RestCaller } from '../load/rest.ts'
import type { People } from './people.ts'
import type { Query, Sample } from './sample.ts'

type Found = readonly Readonly<Record<string, unknown>>[]

/** Returns the records of a list, or undefined if it is refused. */
const listOf = async (
  caller: RestCaller,
  path: string,
  query: Query,
): Promise<Found | undefined> => {
  const found = await caller.find<Found | { readonly data: Found }>(path, query)
  if (found === undefined) return undefined
  return 'data' in found ? found.data : found
}

/** The field by which the middle of a list is found: a year of the two in which its records were stored. */
const timesOf = ['createTime', 'startTime', 'time']

const middle = (filter: readonly string[]): Query => {
  const time = timesOf.find((field) => filter.includes(field))
  const year = new Date(Date.now() - 365 * 86_400_000).toISOString()
  return time === undefined ? {} : { [time]: { $lte: year }, $sort: { [time]: -1 } }
}

/** What a list needs in its query. */
const scopeOf = (path: string, { restaurant, session }: People): Query =>
  path === 'sessionEvents' ? { shop: restaurant.shop, session } : {}

/** Every list that the contract allows: each sort, in both directions, from its start and from its middle. */
export const listsOf = async (
  name: string,
  caller: RestCaller,
  people: People,
): Promise<Sample[]> => {
  const samples: Sample[] = []
  const list = (path: string, query: Query, where: string) =>
    samples.push({
      says: `${name}: find ${path} by ${JSON.stringify(query['$sort'] ?? '_id')}${where}`,
      run: async () => (await listOf(caller, path, query)) !== undefined,
    })
  for (const { path, sort, filter, methods } of Object.values(services)) {
    if (!methods.includes('find') || sort.length === 0) continue
    const scope = scopeOf(path, people)
    const [record] = (await listOf(caller, path, { ...scope, ...middle(filter), $limit: 1 })) ?? []
    if (!record) continue
    for (const field of sort)
      for (const direction of [1, -1]) {
        const $sort = { [field]: direction }
        list(path, { ...scope, $sort, $limit: 10 }, '')
        if (!filter.includes(field)) continue
        const $after = { [field]: record[field] ?? null, _id: record['_id'] }
        list(path, { ...scope, $sort, $limit: 10, $after }, ', from the middle')
      }
  }
  return samples
}
