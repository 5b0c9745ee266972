import { type Menu, stockLag } from '@comanda/contract'
import type { BusMessage, Following, Subject } from '../../../runtime/event-bus.ts'
import { MenuSnapshot } from './menu-snapshot.ts'

/**
 * The shops whose menus a changed record is in, or undefined for all. A record that is for some shops now may have been
 * for others before.
 */
const shopsOf = (record: Readonly<Record<string, unknown>>, path: string): string[] | undefined => {
  if (path === 'shops') return [String(record['_id'])]
  return typeof record['shop'] === 'string' ? [record['shop']] : undefined
}

const parts = new Set([
  'shops',
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'products',
  'productStocks',
  'productOptions',
  'productOptionStocks',
  'taxSettings',
  'surchargeSettings',
  'orderDiscounts',
  'vipLevels',
])

/** Changes with every order; menus receive these changes by events of their own. */
const stocks: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

interface Entry {
  readonly snapshot: Promise<MenuSnapshot>
  readonly since: number
  /** The events of the shop, received for as long as the snapshot is cached. */
  readonly following: Following
  changed: 'not' | 'stock' | 'menu'
  loading: boolean
  /** The snapshot's size in bytes, 0 until it is loaded. */
  size: number
  /**
   * The load that follows the running one, shared by all callers after a change that the running one may have missed.
   */
  next?: Promise<MenuSnapshot>
}

/** The most that is cached. */
export interface MenuLimits {
  readonly menus: number
  /** In bytes, as `MenuSnapshot.size` counts them. */
  readonly size: number
}

/** Some 300 menus of 500 dishes, or thousands of small ones: a sixth of the heap that Node has with 4 GB of memory. */
const defaultLimits: MenuLimits = { menus: 5000, size: 512 * 2 ** 20 }

interface MenuCacheOptions {
  readonly load: (shop: string) => Promise<Menu>
  readonly now: () => number
  readonly follow: (shop: string) => Following
  readonly limits?: MenuLimits
}

/**
 * Caches the menus of the shops, each loaded once for all callers until a part of it changes. Loads of one shop never
 * overlap: all callers after a change during a load share the next load. A menu is loaded once the events of its shop
 * arrive; above the limits those used longest ago are dropped.
 */
export class MenuCache {
  readonly #options: MenuCacheOptions
  readonly #limits: MenuLimits
  /** The one used last is at the end. */
  readonly #entries = new Map<string, Entry>()
  #size = 0
  constructor(options: MenuCacheOptions) {
    this.#options = options
    this.#limits = options.limits ?? defaultLimits
  }

  get(shop: string): Promise<MenuSnapshot> {
    const known = this.#entries.get(shop)
    if (!known) return this.#begin(shop)
    if (this.#isFresh(known)) {
      this.#entries.delete(shop)
      this.#entries.set(shop, known)
      return known.snapshot
    }
    if (!known.loading) return this.#begin(shop)
    const again = () => this.get(shop)
    known.next ??= known.snapshot.then(again, again)
    return known.next
  }

  #begin(shop: string): Promise<MenuSnapshot> {
    const { now, follow } = this.#options
    const following = follow(shop)
    const state: Omit<Entry, 'snapshot'> = {
      since: now(),
      following,
      changed: 'not',
      loading: true,
      size: 0,
    }
    const entry = Object.assign(state, { snapshot: this.#read(shop, state) })
    this.#drop(shop)
    this.#entries.set(shop, entry)
    return entry.snapshot
  }

  async #read(shop: string, entry: Omit<Entry, 'snapshot'>): Promise<MenuSnapshot> {
    try {
      if (entry.following.ready) await entry.following.ready
      const snapshot = new MenuSnapshot(await this.#options.load(shop))
      if (this.#entries.get(shop) === entry) this.#count(entry, snapshot.size)
      return snapshot
    } catch (error) {
      if (this.#entries.get(shop) === entry) this.#drop(shop)
      throw error
    } finally {
      entry.loading = false
    }
  }

  #count(entry: Omit<Entry, 'snapshot'>, size: number): void {
    entry.size = size
    this.#size += size
    for (const [shop, { loading }] of this.#entries) {
      if (this.#entries.size <= this.#limits.menus && this.#size <= this.#limits.size) return
      if (!loading) this.#drop(shop)
    }
  }

  #drop(shop: string): void {
    const entry = this.#entries.get(shop)
    if (!entry) return
    this.#entries.delete(shop)
    this.#size -= entry.size
    entry.following.end()
  }

  #isFresh({ changed, since }: Entry): boolean {
    const { now } = this.#options
    return changed === 'not' || (changed === 'stock' && now() - since < stockLag)
  }

  /** Invalidates by a changed record. */
  onMessage({ path, data }: BusMessage): void {
    if (!parts.has(path) || typeof data !== 'object' || data === null) return
    const shops = shopsOf({ ...data }, path) ?? this.#entries.keys()
    for (const shop of shops) {
      const entry = this.#entries.get(shop)
      if (!entry) continue
      if (!stocks.has(path)) entry.changed = 'menu'
      else if (entry.changed === 'not') entry.changed = 'stock'
    }
  }

  /** Invalidates the menus that events may have been missed of. */
  onGap(subjects: ReadonlySet<Subject>): void {
    for (const [shop, entry] of this.#entries)
      if (subjects.has('all') || subjects.has(`shop/${shop}`)) entry.changed = 'menu'
  }
}
