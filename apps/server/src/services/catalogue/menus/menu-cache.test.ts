import type { Menu } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { MenuCache, type MenuLimits } from './menu-cache.ts'
import { MenuSnapshot } from './menu-snapshot.ts'

const empty = { version: '1' } as unknown as Menu

/** Records which shops are followed. */
const followed = (ready?: Promise<void>) => {
  const shops: string[] = []
  const follow = (shop: string) => {
    shops.push(shop)
    return { ready, end: () => void shops.splice(shops.indexOf(shop), 1) }
  }
  return { shops, follow }
}

const cacheOf = (load: (shop: string) => Promise<Menu>) =>
  new MenuCache({ load, now: Date.now, follow: followed().follow })

describe('the menu cache', () => {
  it('a thousand concurrent callers cost one load', async () => {
    let loads = 0
    const cache = cacheOf(() => {
      loads += 1
      return Promise.resolve(empty)
    })
    await Promise.all(Array.from({ length: 1000 }, () => cache.get('s')))
    expect(loads).toBe(1)
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 'other' } })
    await cache.get('s')
    expect(loads).toBe(1)
    cache.onMessage({ path: 'taxSettings', event: 'patched', data: {} })
    await cache.get('s')
    expect(loads).toBe(2)
  })

  it('a change during a load is in the next one, which starts when the first is done', async () => {
    const waiting: (() => void)[] = []
    const cache = cacheOf(() => new Promise((resolve) => waiting.push(() => resolve(empty))))
    const change = { path: 'products', event: 'patched', data: { shop: 's' } }
    const first = cache.get('s')
    cache.onMessage(change)
    const later = Array.from({ length: 100 }, () => {
      cache.onMessage(change)
      return cache.get('s')
    })
    expect(waiting).toHaveLength(1)
    waiting[0]?.()
    await first
    await expect.poll(() => waiting).toHaveLength(2)
    waiting[1]?.()
    expect(new Set(await Promise.all(later)).size).toBe(1)
    expect(waiting).toHaveLength(2)
    expect(await cache.get('s')).toBe(await later[0])
  })

  it('a failed load fails its callers; later callers start another', async () => {
    let loads = 0
    const cache = cacheOf(() => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(empty)
    })
    const first = cache.get('s')
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 's' } })
    const second = cache.get('s')
    await expect(first).rejects.toThrow('away')
    await expect(second).resolves.toBeDefined()
    expect(loads).toBe(2)
  })

  it('stocks, which change with every order, are loaded at most once a second', async () => {
    let loads = 0
    let now = 0
    const load = () => {
      loads += 1
      return Promise.resolve(empty)
    }
    const cache = new MenuCache({ load, now: () => now, follow: followed().follow })
    for (let order = 0; order < 100; order += 1) {
      await cache.get('s')
      cache.onMessage({ path: 'productStocks', event: 'patched', data: { shop: 's' } })
      now += 50
    }
    expect(loads).toBe(5)
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
    const cache = new MenuCache({ load, now: Date.now, follow })
    const first = cache.get('s')
    await Promise.resolve()
    expect([loads, shops]).toEqual([0, ['s']])
    arrive?.()
    await first
    expect([loads, shops]).toEqual([1, ['s']])
    cache.onMessage({ path: 'products', event: 'patched', data: { shop: 's' } })
    await expect(cache.get('s')).rejects.toThrow('away')
    expect(shops).toEqual([])
  })

  it('after a gap of the shop, or of all, the menu is loaded again; another shop’s is not', async () => {
    const loaded: string[] = []
    const cache = cacheOf((shop) => {
      loaded.push(shop)
      return Promise.resolve(empty)
    })
    const both = () => Promise.all([cache.get('s'), cache.get('t')])
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
  const cache = new MenuCache({ load, now: Date.now, follow, limits })
  for (const shop of wanted) await cache.get(shop)
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
    const { size } = new MenuSnapshot(empty)
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
