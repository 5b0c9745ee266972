import { describe, expect, it } from 'vitest'
import type { Stock } from '../catalog/stock.ts'
import { StockLevel, stockLevel, worstLevel } from './stock-level.ts'

const { None, Conflicted, NotSelling, OutOfStock, Low, Medium, High, Disabled } = StockLevel
describe('level of one stock (STOCK-1.2, STOCK-1.3, STOCK-1.4, STOCK-1.5, STOCK-1.7)', () => {
  it.each([
    ['no record', undefined, 1, Disabled],
    ['mode disable', { mode: 'disable', quantity: 0 }, 1, Disabled],
    ['mode notSelling', { mode: 'notSelling', quantity: 50 }, 1, NotSelling],
    ['mode paused', { mode: 'paused', quantity: null }, 1, NotSelling],
    ['online mode paused', { mode: 'auto', onlineMode: 'paused' }, 1, NotSelling],
    ['online mode notSelling', { mode: 'auto', onlineMode: 'notSelling' }, 1, NotSelling],
    ['online mode askStaff', { mode: 'auto', onlineMode: 'askStaff' }, 1, NotSelling],
    ['null quantity', { mode: 'sync', quantity: null }, 999, High],
    ['missing quantity', { mode: 'manual' }, 1, High],
    ['stock minus line below 0', { mode: 'auto', quantity: 2 }, 3, OutOfStock],
    ['stock minus line exactly 0', { mode: 'auto', quantity: 3 }, 3, Low],
    ['less the threshold', { mode: 'auto', quantity: 12, onlineThreshold: 10 }, 3, OutOfStock],
    ['sync below 10', { mode: 'sync', quantity: 9 }, 1, Low],
    ['sync from 10', { mode: 'sync', quantity: 10 }, 1, Medium],
    ['sync, 10 less the threshold', { mode: 'sync', quantity: 10, onlineThreshold: 1 }, 1, Low],
    ['manual below 10', { mode: 'manual', quantity: 9 }, 1, Low],
    ['manual from 10', { mode: 'manual', quantity: 10 }, 9, High],
    ['auto below 10', { mode: 'auto', quantity: 9 }, 1, Low],
    ['auto from 10', { mode: 'auto', quantity: 10 }, 1, High],
  ] as const)('self-service, %s', (_, stock, taken, level) => {
    expect(stockLevel(stock, true, taken)).toBe(level)
  })

  it('online modes and the online threshold do not apply to staff (STOCK-1.3)', () => {
    const stock: Stock = { mode: 'auto', onlineMode: 'askStaff', quantity: 3, onlineThreshold: 3 }
    expect(stockLevel(stock, false, 3)).toBe(Low)
  })

  it('what covers the line but not all lines → Conflicted (STOCK-1.6)', () => {
    expect(stockLevel({ mode: 'auto', quantity: 3 }, true, 2, 4)).toBe(Conflicted)
  })

  it('the worst level wins, None never does (STOCK-1.1, STOCK-1.8)', () => {
    expect(worstLevel([High, None, Low, Disabled])).toBe(Low)
    expect(worstLevel([None, Disabled])).toBe(Disabled)
    expect(worstLevel([OutOfStock, Conflicted, NotSelling])).toBe(Conflicted)
    expect(worstLevel([None])).toBe(None)
    expect(worstLevel([])).toBe(None)
  })
})
