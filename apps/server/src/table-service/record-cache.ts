import { type Fields, isFields } from '../records/fields.ts'
import { latelyUsed } from '../records/lately-used.ts'
import { sharedRecord } from '../records/shared-record.ts'
import type { BusMessage, EventBus, Following, Subject } from '../runtime/event-bus.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { ReadWhole } from './whole-record.ts'

/**
 * How long a record is served from memory, in ms (CALL-1.12). An event drops it at once; this bounds how old it can be if the
 * event is lost, or the record is changed without one.
 */
export const freshFor = 2000
/** The most records in memory: some 60 MB. */
const mostRecords = 20_000
const mostShops = 50_000

/** The records that a stock belongs to, by the path of its events. */
const owners: Readonly<Record<string, { readonly path: string; readonly field: string }>> = {
  productStocks: { path: 'products', field: 'product' },
  productOptionStocks: { path: 'productOptions', field: 'productOption' },
}

interface Entry {
  /** Undefined while it is being read. */
  record: object | undefined
  until: number
  readonly shop: string
  /** The events of its shop. */
  readonly following: Following
}

/** The shop of a record: a shop's own is itself. */
const shopOf = (path: string, { _id, shop }: Fields): unknown => (path === 'shops' ? _id : shop)

/**
 * Catalogue records of shops that were read lately. A record is served from memory only if the events of its shop arrived
 * already when it was read, and none of it has arrived since. A record with a stock is read each time: orders change it.
 */
export class RecordCache {
  readonly #bus: EventBus
  /** In ms, by a clock that nobody sets. */
  readonly #now: () => number
  /** By path and id; those read first come first. */
  readonly #entries = new Map<string, Entry>()
  readonly #shops = latelyUsed<string, string>(mostShops)

  constructor(bus: EventBus, now = () => performance.now()) {
    this.#bus = bus
    this.#now = now
    bus.listen((message) => this.onMessage(message))
    bus.onGap((subjects) => this.onGap(subjects))
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns a record from memory, or reads it. All callers get the same one, which is frozen. */
  async read<R extends object>(
    path: string,
    id: string,
    load: ReadWhole<R>,
  ): Promise<R | undefined> {
    const key = `${path}/${id}`
    const known = this.#entries.get(key)
    if (known?.record && known.until > this.#now()) return known.record as R
    const entry = this.#begin(key, path === 'shops' ? id : this.#shops.get(key))
    try {
      const loaded = await load(id)
      const record = loaded && sharedRecord(loaded)
      this.#keep(key, path, entry, record)
      return record
    } finally {
      if (entry && !entry.record && this.#entries.get(key) === entry) this.#drop(key)
    }
  }

  /** Forgets a record that has changed. */
  onMessage({ path, data }: BusMessage): void {
    if (!isFields(data)) return
    const owner = owners[path]
    const id = owner ? (data[owner.field] ?? data['_id']) : data['_id']
    this.#drop(`${owner?.path ?? path}/${String(id)}`)
  }

  /** Forgets the records of shops whose events may have been lost. */
  onGap(subjects: ReadonlySet<Subject>): void {
    for (const [key, { shop }] of this.#entries)
      if (subjects.has('all') || subjects.has(`shop/${shop}`)) this.#drop(key)
  }

  /** Returns the entry to be filled, or undefined if its shop is not known or its events do not arrive yet. */
  #begin(key: string, shop: string | undefined): Entry | undefined {
    const known = this.#entries.get(key)
    if (shop === undefined || (known && !known.record)) return undefined
    this.#drop(key)
    const following = this.#bus.follow(`shop/${shop}`)
    if (following.ready) {
      // The subject is followed for a while: a later read finds its events arriving, this one does not wait for them.
      following.end()
      return undefined
    }
    const entry: Entry = { record: undefined, until: 0, shop, following }
    this.#entries.set(key, entry)
    return entry
  }

  #keep(key: string, path: string, entry: Entry | undefined, record: object | undefined): void {
    if (!record) return
    const fields: Fields = { ...record }
    const shop = shopOf(path, fields)
    if (typeof shop !== 'string') return
    this.#shops.set(key, shop)
    const isCurrent = entry !== undefined && this.#entries.get(key) === entry
    if (!isCurrent || entry.shop !== shop || fields['stock'] !== undefined) return
    entry.record = record
    entry.until = this.#now() + freshFor
    this.#dropOld()
  }

  /** Drops the records that are not served any more, and the oldest of too many. */
  #dropOld(): void {
    const now = this.#now()
    for (const [key, { record, until }] of this.#entries) {
      if (until > now && this.#entries.size <= mostRecords) return
      if (record) this.#drop(key)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    entry.following.end()
  }
}

const caches = new WeakMap<Runtime, RecordCache>()

const recordCacheOf = (runtime: Runtime): RecordCache => {
  const cache = caches.get(runtime) ?? new RecordCache(runtime.bus)
  caches.set(runtime, cache)
  return cache
}

/** Reads the records of a service from the memory of this server, if they are there. */
export const fromMemory = <R extends object>(
  runtime: Runtime,
  path: string,
  load: ReadWhole<R>,
): ReadWhole<R> => {
  const cache = recordCacheOf(runtime)
  return (id) => cache.read(path, id, load)
}
