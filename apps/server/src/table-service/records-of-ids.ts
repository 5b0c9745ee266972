import { groupBy } from '../records/group-by.ts'
import type { App, CallParams } from '../runtime/app.ts'

/** A record, of whatever path. */
export type FoundRecord = Readonly<Record<string, unknown>> & { readonly _id: string }

/** Which record; without a shop: of what is of all shops. */
export interface RecordPlace {
  readonly path: string
  readonly shop: string
  readonly record: string
}

/**
 * Returns a function that finds one of these records as it stands now, read with those of the same path and shop. `paramsFor`
 * says for whom, by default the server itself.
 */
export const readRecordsOf = async (
  app: App,
  places: readonly RecordPlace[],
  paramsFor: (path: string) => CallParams = () => ({}),
): Promise<(place: RecordPlace) => FoundRecord | undefined> => {
  const keyOf = ({ path, shop }: RecordPlace): string => `${path} ${shop}`
  const found = new Map<string, ReadonlyMap<string, FoundRecord>>()
  for (const [key, group] of groupBy(places, keyOf)) {
    const [{ path, shop } = { path: '', shop: '' }] = group
    const ids = [...new Set(group.map(({ record }) => record))]
    const of = path === 'shops' || shop === '' ? {} : { shop }
    // Orders and bills have pages for the server's own code too, unless the query says otherwise.
    const query = { ...of, _id: { $in: ids }, $paginate: false }
    const list = (await app.service(path).find({ ...paramsFor(path), query })) as
      | readonly FoundRecord[]
      | { readonly data: readonly FoundRecord[] }
    const records = 'data' in list ? list.data : list
    found.set(key, new Map(records.map((one) => [one._id, one])))
  }
  return (place) => found.get(keyOf(place))?.get(place.record)
}
