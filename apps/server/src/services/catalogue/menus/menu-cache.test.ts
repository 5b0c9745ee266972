import { describe, expect, it } from 'vitest'
import { MenuCache, type MenuLimits, type MenuSource } from './menu-cache.ts'
import { StockedMenu } from './stocked-menu.ts'
import { sampleContent } from '../../../testing/sample-menu.ts'

const empty = { content: sampleContent(), revision: 1 }

const unused = () => Promise.reject(new Error('not read'))

/** Records which shops are followed. */
const followed = (ready?: Promise<void>) => {
  const shops: string[] = []
  const follow = (shop: string) => {
    shops.push(shop)
    return { ready, end: () => void shops.splice(shops.indexOf(shop), 1) }
  }
  return { shops, follow }
}

const source = { loadStocks: unused, revision: unused, now: () => 0 }

const cacheOf = (load: MenuSource['load'], own: Partial<MenuSource & { now: () => number }> = {}) =>
  new MenuCache({ ...source, load, follow: followed().follow, ...own })

describe('the menu cache', () => {
  it('a menu is loaded again on the next day: other dishes may be popular then (CAT-4.11)', async () => {
    let now = 0
    let loads = 0
    const load = () => {
      loads += 1
      return Promise.resolve(empty)
    }
    const cache = cacheOf(load, { now: () => now, revision: () => Promise.resolve(1) })
    await cache.shown('s')
    now = 24 * 3_600_000 - 1
    await cache.shown('s')
    expect(loads).toBe(1)
    now += 1
    expect(cache.atHand('s')).toBeUndefined()
    await cache.shown('s')
    await cache.shown('s')
    expect(loads).toBe(2)
  })

  it('a thousand concurrent callers cost one load', async () => {
    let loads = 0
    const cache = cacheOf(() => {
      loads += 1
      return Promise.resolve(empty)
    })
    await Promise.all(Array.from({ length: 1000 }, () => cache.shown('s')))
    expect(loads).toBe(1)
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 'other' } })
    await cache.shown('s')
    expect(loads).toBe(1)
    cache.onMessage({ path: 'taxSettings', event: 'patched', data: {} })
    await cache.shown('s')
    expect(loads).toBe(2)
  })

  it('a change during a load is in the next one, which starts when the first is done', async () => {
    const waiting: (() => void)[] = []
    const cache = cacheOf(() => new Promise((resolve) => waiting.push(() => resolve(empty))))
    const change = { path: 'products', event: 'patched', data: { shop: 's' } }
    const first = cache.shown('s')
    cache.onMessage(change)
    const later = Array.from({ length: 100 }, () => {
      cache.onMessage(change)
      return cache.shown('s')
    })
    expect(waiting).toHaveLength(1)
    waiting[0]?.()
    await first
    await expect.poll(() => waiting).toHaveLength(2)
    waiting[1]?.()
    expect(new Set(await Promise.all(later)).size).toBe(1)
    expect(waiting).toHaveLength(2)
    expect(await cache.shown('s')).toBe(await later[0])
  })

  it('a failed load fails its callers; later callers start another', async () => {
    let loads = 0
    const cache = cacheOf(() => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(empty)
    })
    const first = cache.shown('s')
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 's' } })
    const second = cache.shown('s')
    await expect(first).rejects.toThrow('away')
    await expect(second).resolves.toBeDefined()
    expect(loads).toBe(2)
  })

  it('a changed stock is read by itself, at most once a second', async () => {
    const read: (readonly string[])[] = []
    let now = 0
    const cache = cacheOf(() => Promise.resolve(empty), {
      now: () => now,
      revision: () => Promise.resolve(1),
      loadStocks: (_shop, owners) => {
        read.push(owners)
        const stock = { mode: 'manual' as const, quantity: 100 - now / 50 }
        return Promise.resolve(new Map(owners.map((owner) => [owner, stock])))
      },
    })
    for (let order = 0; order <= 100; order += 1) {
      const { menu } = await cache.shown('s')
      const { stock } = menu.products[0] ?? {}
      if (order === 100) expect(stock?.quantity).toBe(0)
      const data = { shop: 's', _id: sampleContent().products[0]?._id }
      cache.onMessage({ path: 'productStocks', event: 'patched', data })
      now += 50
    }
    expect(read).toHaveLength(5)
    expect(read.flat()).toEqual(Array.from({ length: 5 }, () => empty.content.products[0]?._id))
  })

  it('without the database, the stocks that are known are shown, and read later', async () => {
    let now = 0
    let isAway = true
    const cache = cacheOf(() => Promise.resolve(empty), {
      now: () => now,
      loadStocks: (_shop, owners) =>
        isAway
          ? Promise.reject(new Error('away'))
          : Promise.resolve(new Map(owners.map((owner) => [owner, { mode: 'paused' as const }]))),
    })
    const { etag } = await cache.shown('s')
    const data = { shop: 's', _id: empty.content.products[0]?._id }
    cache.onMessage({ path: 'productStocks', event: 'patched', data })
    now = 1000
    expect((await cache.shown('s')).etag).toBe(etag)
    isAway = false
    now = 2000
    const { menu } = await cache.shown('s')
    expect(menu.products[0]?.stock).toEqual({ mode: 'paused' })
  })
})

/** A cache of a menu whose revision rises without an event; each load takes a turn of the event loop. */
const silentlyChanged = (own: Partial<MenuSource> = {}) => {
  const state = { revision: 1, now: 0, loads: 0, reads: 0 }
  const cache = cacheOf(
    async () => {
      state.loads += 1
      const { revision } = state
      await Promise.resolve()
      return { ...empty, revision }
    },
    {
      now: () => state.now,
      revision: () => {
        state.reads += 1
        return Promise.resolve(state.revision)
      },
      ...own,
    },
  )
  return { state, cache }
}

describe('a menu that changed without an event', () => {
  it('is noticed when it is shown; its revision is read at most once a second (CAT-4.9)', async () => {
    const { state, cache } = silentlyChanged()
    await cache.shown('s')
    state.revision = 2
    state.now = 999
    await cache.shown('s')
    expect(state).toMatchObject({ loads: 1, reads: 0 })
    state.now = 1000
    await Promise.all(Array.from({ length: 100 }, () => cache.shown('s')))
    expect(state).toMatchObject({ loads: 2, reads: 1 })
    state.now = 1500
    await cache.shown('s')
    expect(state).toMatchObject({ loads: 2, reads: 1 })
  })

  it('is shown as it is known while the database does not respond', async () => {
    const { state, cache } = silentlyChanged({ revision: unused })
    const first = await cache.shown('s')
    state.now = 5000
    expect(await cache.shown('s')).toBe(first)
  })

  it('is loaded once for all orders that read the newer revision (CAT-4.8)', async () => {
    const { state, cache } = silentlyChanged()
    const before = await cache.priced('s')
    expect(await cache.priced('s', 1)).toBe(before)
    state.revision = 2
    const after = await Promise.all(Array.from({ length: 100 }, () => cache.priced('s', 2)))
    expect(new Set(after).size).toBe(1)
    expect(after[0]).not.toBe(before)
    expect(state).toMatchObject({ loads: 2, reads: 0 })
  })

  it('is loaded again if the change came while it was loaded', async () => {
    const { state, cache } = silentlyChanged()
    const early = cache.priced('s')
    state.revision = 2
    await Promise.all([early, cache.priced('s', 2), cache.priced('s', 2)])
    expect(state.loads).toBe(2)
  })
})

describe('the events of a cached menu’s shop', () => {
  it('arrive before it is loaded, and for as long as it is cached', async () => {
    let arrive: (() => void) | undefined
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { shops, follow } = followed(arriving)
    let loads = 0
    const load = () => {
      loads += 1
      return loads === 2 ? Promise.reject(new Error('away')) : Promise.resolve(empty)
    }
    const cache = new MenuCache({ ...source, load, follow })
    const first = cache.shown('s')
    await Promise.resolve()
    expect([loads, shops]).toEqual([0, ['s']])
    arrive?.()
    await first
    expect([loads, shops]).toEqual([1, ['s']])
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 's' } })
    await expect(cache.shown('s')).rejects.toThrow('away')
    expect(shops).toEqual([])
  })

  it('after a gap of the shop, or of all, the menu is loaded again; another shop’s is not', async () => {
    const loaded: string[] = []
    const cache = cacheOf((shop) => {
      loaded.push(shop)
      return Promise.resolve(empty)
    })
    const both = () => Promise.all([cache.shown('s'), cache.shown('t')])
    await both()
    cache.onGap(new Set(['shop/s']))
    await both()
    expect(loaded).toEqual(['s', 't', 's'])
    cache.onGap(new Set(['all']))
    await both()
    expect(loaded).toEqual(['s', 't', 's', 's', 't'])
  })
})

const loadedWithin = async (limits: MenuLimits, ...wanted: readonly string[]) => {
  const { shops, follow } = followed()
  const loaded: string[] = []
  const load = (shop: string) => {
    loaded.push(shop)
    return Promise.resolve(empty)
  }
  const cache = new MenuCache({ ...source, load, follow, limits })
  for (const shop of wanted) await cache.shown(shop)
  return { loaded: loaded.join(''), followed: shops.toSorted().join('') }
}

describe('the most menus that are cached', () => {
  it('are those used last, by their number', async () => {
    const limits = { menus: 2, size: 1e9 }
    expect(await loadedWithin(limits, 'a', 'b', 'a', 'c', 'a', 'b')).toEqual({
      loaded: 'abcb',
      followed: 'ab',
    })
  })

  it('or by their size in bytes', async () => {
    const { size } = new StockedMenu(empty)
    expect(await loadedWithin({ menus: 1e9, size: 2 * size }, 'a', 'b', 'c', 'b', 'a')).toEqual({
      loaded: 'abca',
      followed: 'ab',
    })
    expect(await loadedWithin({ menus: 1e9, size: 0 }, 'a', 'a', 'b', 'a')).toEqual({
      loaded: 'aba',
      followed: 'a',
    })
  })
})
