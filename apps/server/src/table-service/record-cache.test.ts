import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { localBus } from '../realtime/bus/local-bus.ts'
import type { EventBus, GapListener, Subject } from '../runtime/event-bus.ts'
import { freshFor, RecordCache } from './record-cache.ts'

interface Dish {
  readonly _id: string
  readonly shop: string
  readonly price: number
  readonly stock?: object
}

let dish: Dish
let reads = 0
let now = 0
let arriving: Promise<void> | undefined
let gap: GapListener = () => undefined
let followed: Subject[] = []
let bus: EventBus
let cache: RecordCache

beforeEach(() => {
  dish = { _id: 'd', shop: 's', price: 5 }
  reads = 0
  now = 0
  arriving = undefined
  followed = []
  bus = {
    ...localBus(pino({ level: 'silent' })),
    follow: (subject) => {
      followed.push(subject)
      return { ready: arriving, end: () => void followed.splice(followed.indexOf(subject), 1) }
    },
    onGap: (listener) => {
      gap = listener
    },
  }
  cache = new RecordCache(bus, () => now)
})

const dishOf = (number: number): Dish => ({
  _id: String(number),
  shop: `shop ${number}`,
  price: 1,
})

const load = () => {
  reads += 1
  return Promise.resolve({ ...dish })
}

const read = () => cache.read('products', 'd', load)

/** The shop of a record is known once it has been read, and the next read keeps it. */
const readOften = async () => {
  for (let time = 0; time < 5; time += 1) await read()
}

const change = (price: number, message: object = { path: 'products', data: { _id: 'd' } }) => {
  dish = { ...dish, price }
  bus.publish({ path: '', event: 'patched', data: {}, ...message })
}

describe('the records in memory (CALL-1.12)', () => {
  it('are read once until they change, and no caller can change what the others get', async () => {
    await readOften()
    expect(reads).toBe(2)
    const shared = await read()
    expect(() => Object.assign(shared ?? {}, { price: 0 })).toThrow(TypeError)
    expect(await read()).toEqual(dish)
    change(6)
    expect(await read()).toEqual({ ...dish, price: 6 })
    expect(await read()).toEqual({ ...dish, price: 6 })
    expect(reads).toBe(3)
  })

  it('do not hold what was read before a change that came during the read', async () => {
    await readOften()
    change(6)
    const slow = cache.read('products', 'd', async () => {
      const before = { ...dish }
      await Promise.resolve()
      change(7)
      return before
    })
    expect(await slow).toMatchObject({ price: 6 })
    expect(await read()).toMatchObject({ price: 7 })
  })

  it('are forgotten by a gap in the events of their shop, or in all', async () => {
    for (const subject of ['shop/s', 'all'] as const) {
      await readOften()
      dish = { ...dish, price: dish.price + 1 }
      gap(new Set(['shop/other']))
      expect(await read()).toMatchObject({ price: dish.price - 1 })
      gap(new Set([subject]))
      expect(await read()).toEqual(dish)
    }
  })

  it('are not older than 2 s, whether events come or not', async () => {
    await readOften()
    dish = { ...dish, price: 8 }
    now += freshFor - 1
    expect(await read()).toMatchObject({ price: 5 })
    now += 1
    expect(await read()).toMatchObject({ price: 8 })
  })

  it('are not stored while the events of their shop do not arrive', async () => {
    arriving = Promise.resolve()
    await readOften()
    expect(reads).toBe(5)
    expect(followed).toEqual([])
    arriving = undefined
    await readOften()
    expect(reads).toBe(6)
    expect(followed).toEqual(['shop/s'])
  })

  it('are not stored if they have a stock, and forgotten once they get one', async () => {
    await readOften()
    dish = { ...dish, stock: {} }
    change(5, { path: 'productStocks', data: { _id: 'd', product: 'd', shop: 's' } })
    reads = 0
    await readOften()
    expect(reads).toBe(5)
  })

  it('a failed read, or none, is not stored', async () => {
    await readOften()
    change(6)
    await expect(
      cache.read('products', 'd', () => Promise.reject(new Error('away'))),
    ).rejects.toThrow('away')
    expect(await read()).toEqual(dish)
    change(7)
    expect(
      await cache.read('products', 'd', () => Promise.resolve<Dish | undefined>(undefined)),
    ).toBeUndefined()
    expect(await read()).toEqual(dish)
  })

  it('leave memory when they are too old, and with them the need for the events of their shops', async () => {
    for (let number = 0; number < 100; number += 1)
      for (let time = 0; time < 2; time += 1)
        await cache.read('products', String(number), () => Promise.resolve(dishOf(number)))
    expect([cache.size, followed.length]).toEqual([100, 100])
    now += freshFor
    await readOften()
    expect([cache.size, followed]).toEqual([1, ['shop/s']])
  })
})
