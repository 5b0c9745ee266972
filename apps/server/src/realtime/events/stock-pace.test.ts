import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusMessage } from '../../runtime/event-bus.ts'
import { longestPause, StockPace } from './stock-pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const changed = (_id: string, quantity: number, own: object = {}): BusMessage => ({
  path: 'productStocks',
  event: 'patched',
  data: { _id, product: _id, shop: 's', stock: { mode: 'manual', quantity, ...own } },
})

/** A pace for this many phones, and what each hears, as the dish and its quantity. */
const phones = (count: number) => {
  const heard: string[] = []
  const pace = new StockPace(({ data }) => {
    const { _id, stock } = data as { _id: string; stock: { mode: string; quantity: number } }
    heard.push(`${_id} ${stock.mode === 'manual' ? stock.quantity : stock.mode}`)
    return count
  })
  return { heard, pace }
}

const sizes = (left: number) => ({
  productOptions: [{ productOption: 'size', values: [{ _id: 'large', quantity: left }] }],
})

describe('the stocks of a shop (EVENT-1.11)', () => {
  it('are sent at once to a few phones', () => {
    const { heard, pace } = phones(10)
    for (let quantity = 100; quantity > 90; quantity -= 1) {
      pace.add(changed('bun', quantity))
      vi.advanceTimersByTime(200)
    }
    expect(heard).toHaveLength(10)
  })

  it('of many changes the last is sent to many phones, for a bounded number of deliveries a second', () => {
    const { heard, pace } = phones(4000)
    for (let quantity = 1000; quantity > 500; quantity -= 1) {
      pace.add(changed('bun', quantity))
      vi.advanceTimersByTime(10)
    }
    expect(heard.length).toBeLessThanOrEqual(6)
    vi.advanceTimersByTime(longestPause)
    expect(heard.at(-1)).toBe('bun 501')
  })

  it('wait at most two seconds, however many phones and dishes there are', () => {
    const { heard, pace } = phones(100_000)
    pace.add(changed('bun', 90))
    pace.add(changed('bun', 80))
    pace.add(changed('tea', 70))
    vi.advanceTimersByTime(longestPause)
    expect(heard).toEqual(['bun 90', 'bun 80', 'tea 70'])
  })

  it('that are sold out, paused or back go first', () => {
    const { heard, pace } = phones(100_000)
    pace.add(changed('bun', 90))
    pace.add(changed('tea', 50))
    pace.add(changed('bun', 0))
    pace.add(changed('bun', 5))
    pace.add(changed('bun', 4))
    pace.add(changed('bun', 4, { mode: 'paused' }))
    expect(heard).toEqual(['bun 90', 'bun 0', 'bun 5', 'bun paused'])
    vi.advanceTimersByTime(longestPause)
    expect(heard.slice(4)).toEqual(['tea 50'])
  })

  it('that are first heard of as sold out go first too, and so does a choice', () => {
    const { heard, pace } = phones(100_000)
    pace.add(changed('bun', 90))
    pace.add(changed('tea', 0))
    pace.add(changed('pie', 8, sizes(3)))
    pace.add(changed('pie', 7, sizes(0)))
    expect(heard).toEqual(['bun 90', 'tea 0', 'pie 7'])
  })
})
