import { type Menu, stockLag } from '@comanda/contract'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { MenuSnapshot } from './menu-snapshot.ts'

/**
 * What a change of a menu's part says of the shops whose menus it is in; nothing: of all. A record that is for some shops may
 * have been for others before.
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

/** What changes with every order; menus hear of it by events of its own. */
const stocks: ReadonlySet<string> = new Set(['productStocks', 'productOptionStocks'])

interface Entry {
  readonly snapshot: Promise<MenuSnapshot>
  readonly since: number
  changed: 'not' | 'stock' | 'menu'
  loading: boolean
  /** The load that follows the one under way, for all who ask after a change that it may have missed. */
  following?: Promise<MenuSnapshot>
}

/**
 * The menus of the shops, each loaded once for all who ask until something in it changes. Of one shop no two are loaded at
 * the same time: whoever asks after a change during a load gets, with all others who do, the load after it.
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

  /** A record has changed somewhere. */
  hear({ path, data }: BusMessage): void {
    if (!parts.has(path) || typeof data !== 'object' || data === null) return
    const shops = shopsOf({ ...data }, path) ?? this.#entries.keys()
    for (const shop of shops) {
      const entry = this.#entries.get(shop)
      if (!entry) continue
      if (!stocks.has(path)) entry.changed = 'menu'
      else if (entry.changed === 'not') entry.changed = 'stock'
    }
  }

  /** Changes may have gone unheard. */
  clear(): void {
    this.#entries.clear()
  }
}
