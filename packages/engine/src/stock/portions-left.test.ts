import { describe, expect, it } from 'vitest'
import { countedMenu as menu, lineOf as line } from '../testing/counted-menu.ts'
import { portionsLeft } from './portions-left.ts'

const large = [{ option: 'size', selections: [{ _id: 'large', quantity: 2 }] }]

describe('portions left', () => {
  it('the stock, less the cart, per portion (STOCK-2.5)', () => {
    expect(portionsLeft([line('x', 'bun')], [], menu)).toBe(3)
    expect(portionsLeft([line('x', 'bun')], [line('a', 'bun', 2)], menu)).toBe(1)
    expect(portionsLeft([line('x', 'bun')], [line('a', 'bun', 5)], menu)).toBe(0)
    expect(portionsLeft([line('x', 'tea', 1, { options: large })], [], menu)).toBe(1)
  })

  it('children count by their ratio, also if the item is for several', () => {
    const set = [line('s', 'soup', 2), line('c', 'bun', 4, { fromProduct: 's' })]
    expect(portionsLeft(set, [], menu)).toBe(1)
  })

  it('without limit, or not selling', () => {
    expect(portionsLeft([line('x', 'soup')], [], menu)).toBe(Infinity)
    expect(portionsLeft([line('x', 'off')], [], menu)).toBe(0)
    expect(portionsLeft([], [], menu)).toBe(Infinity)
  })
})
