import type { Menu } from '@comanda/contract'
import type { BusMessage, Following, Subject } from '../../../runtime/event-bus.ts'
import { changeOf } from './menu-change.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'
import { dayOf } from './popular-dishes.ts'
import { RevisionCheck } from './revision-check.ts'
import { StockUpdates } from './stock-updates.ts'
import { type ChangedStocks, type LoadedMenu, StockedMenu } from './stocked-menu.ts'

/** Where menus come from. */
export interface MenuSource {
  readonly load: (shop: string) => Promise<LoadedMenu>
  readonly loadStocks: (shop: string, owners: readonly string[]) => Promise<ChangedStocks>
  readonly revision: (shop: string) => Promise<number>
}

interface Entry {
  /** The events of the shop, received for as long as the menu is cached. */
  readonly following: Following
  readonly stocks: StockUpdates
  readonly check: RevisionCheck
  /** The day on which it was loaded: on the next, other dishes may be popular. */
  readonly day: number
  readonly menu: Promise<StockedMenu>
  /** The menu once it is loaded. */
  loaded?: StockedMenu
  isOutdated: boolean
  isLoading: boolean
  /**
   * The load that follows the running one, shared by all callers after a change that the running one may have missed.
   */
  next?: Promise<StockedMenu>
}

/** The most that is cached. */
export interface MenuLimits {
  readonly menus: number
  /** In bytes, as `StockedMenu.size` counts them. */
  readonly size: number
}

/** Some 300 menus of 500 dishes, or thousands of small ones: a sixth of the heap that Node has with 4 GB of memory. */
const defaultLimits: MenuLimits = { menus: 5000, size: 512 * 2 ** 20 }

interface MenuCacheOptions extends MenuSource {
  readonly now: () => number
  readonly follow: (shop: string) => Following
  readonly limits?: MenuLimits
}

/** How often a load is repeated for a price; the second begins after the revision was read. */
const mostLoads = 3

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

  /** Returns a menu to be shown: with its stocks, and compared with its revision from time to time. */
  async shown(shop: string): Promise<MenuSnapshot> {
    const menu = await this.#current(shop)
    const entry = this.#entries.get(shop)
    if (entry?.loaded !== menu) return menu.snapshot
    if (this.#isOfEarlierDay(entry) || (await entry.check.isBehind(menu.revision)))
      return (await this.#newer(shop, menu)).snapshot
    await entry.stocks.apply(menu)
    return menu.snapshot
  }

  /** Returns the same if nothing has to be read before. */
  atHand(shop: string): MenuSnapshot | undefined {
    const entry = this.#entries.get(shop)
    if (!entry?.loaded || entry.isOutdated || entry.check.isDue || entry.stocks.isDue)
      return undefined
    if (this.#isOfEarlierDay(entry)) return undefined
    this.#entries.delete(shop)
    this.#entries.set(shop, entry)
    return entry.loaded.snapshot
  }

  /**
   * Returns a menu to price with, without stocks: as events tell it, and at least at a revision that was read in the
   * transaction that prices (CAT-4.8).
   */
  async priced(shop: string, revision = 0): Promise<Menu> {
    let menu = await this.#current(shop)
    for (let load = 0; menu.revision < revision; load += 1) {
      if (load === mostLoads) throw new Error(`the menu of ${shop} is behind revision ${revision}`)
      menu = await this.#newer(shop, menu)
    }
    return menu.menu
  }

  #isOfEarlierDay({ day }: Entry): boolean {
    return dayOf(this.#options.now()) !== day
  }

  #current(shop: string): Promise<StockedMenu> {
    const known = this.#entries.get(shop)
    if (!known) return this.#begin(shop)
    if (!known.isOutdated) {
      this.#entries.delete(shop)
      this.#entries.set(shop, known)
      return known.menu
    }
    if (!known.isLoading) return this.#begin(shop)
    const again = () => this.#current(shop)
    known.next ??= known.menu.then(again, again)
    return known.next
  }

  #newer(shop: string, than: StockedMenu): Promise<StockedMenu> {
    const entry = this.#entries.get(shop)
    if (entry?.loaded === than) entry.isOutdated = true
    return this.#current(shop)
  }

  #begin(shop: string): Promise<StockedMenu> {
    const { now, follow, loadStocks, revision } = this.#options
    const state: Omit<Entry, 'menu'> = {
      following: follow(shop),
      stocks: new StockUpdates((owners) => loadStocks(shop, owners), now),
      check: new RevisionCheck(() => revision(shop), now),
      day: dayOf(now()),
      isOutdated: false,
      isLoading: true,
    }
    const entry = Object.assign(state, { menu: this.#read(shop, state) })
    this.#drop(shop)
    this.#entries.set(shop, entry)
    return entry.menu
  }

  async #read(shop: string, entry: Omit<Entry, 'menu'>): Promise<StockedMenu> {
    try {
      if (entry.following.ready) await entry.following.ready
      const menu = new StockedMenu(await this.#options.load(shop))
      if (this.#entries.get(shop) === entry) this.#count(entry, menu)
      return menu
    } catch (error) {
      if (this.#entries.get(shop) === entry) this.#drop(shop)
      throw error
    } finally {
      entry.isLoading = false
    }
  }

  #count(entry: Omit<Entry, 'menu'>, menu: StockedMenu): void {
    entry.loaded = menu
    this.#size += menu.size
    for (const [shop, { isLoading }] of this.#entries) {
      if (this.#entries.size <= this.#limits.menus && this.#size <= this.#limits.size) return
      if (!isLoading) this.#drop(shop)
    }
  }

  #drop(shop: string): void {
    const entry = this.#entries.get(shop)
    if (!entry) return
    this.#entries.delete(shop)
    this.#size -= entry.loaded?.size ?? 0
    entry.following.end()
  }

  /** Invalidates by a changed record. */
  onMessage(message: BusMessage): void {
    const change = changeOf(message)
    if (!change) return
    for (const shop of change.shops ?? this.#entries.keys()) {
      const entry = this.#entries.get(shop)
      if (!entry) continue
      if (change.stock === undefined) entry.isOutdated = true
      else entry.stocks.add(change.stock)
    }
  }

  /** Invalidates the menus that events may have been missed of. */
  onGap(subjects: ReadonlySet<Subject>): void {
    for (const [shop, entry] of this.#entries)
      if (subjects.has('all') || subjects.has(`shop/${shop}`)) entry.isOutdated = true
  }
}
