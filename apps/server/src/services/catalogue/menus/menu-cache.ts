import { type Menu, stockLag } from '@comanda/contract'
import type { BusMessage } from '../../../runtime/event-bus.ts'
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
  changed: 'not' | 'stock' | 'menu'
  loading: boolean
  /**
   * The load that follows the running one, shared by all callers after a change that the running one may have missed.
   */
  following?: Promise<MenuSnapshot>
}

/**
 * Caches the menus of the shops, each loaded once for all callers until a part of it changes. Loads of one shop never
 * overlap: all callers after a change during a load share the next load.
 */
export class MenuCache {
  readonly #load: (shop: string) => Promise<Menu>
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  constructor(load: (shop: string) => Promise<Menu>, now: () => number) {
    this.#load = load
    this.#now = now
  }

  get(shop: string): Promise<MenuSnapshot> {
    const known = this.#entries.get(shop)
    if (!known) return this.#begin(shop)
    if (this.#isFresh(known)) return known.snapshot
    if (!known.loading) return this.#begin(shop)
    const again = () => this.get(shop)
    known.following ??= known.snapshot.then(again, again)
    return known.following
  }

  #begin(shop: string): Promise<MenuSnapshot> {
    const state: Omit<Entry, 'snapshot'> = { since: this.#now(), changed: 'not', loading: true }
    const entry = Object.assign(state, { snapshot: this.#read(shop, state) })
    this.#entries.set(shop, entry)
    return entry.snapshot
  }

  async #read(shop: string, entry: Omit<Entry, 'snapshot'>): Promise<MenuSnapshot> {
    try {
      return new MenuSnapshot(await this.#load(shop))
    } catch (error) {
      if (this.#entries.get(shop) === entry) this.#entries.delete(shop)
      throw error
    } finally {
      entry.loading = false
    }
  }

  #isFresh({ changed, since }: Entry): boolean {
    return changed === 'not' || (changed === 'stock' && this.#now() - since < stockLag)
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

  /** Invalidates everything, since events may have been missed. */
  clear(): void {
    this.#entries.clear()
  }
}
