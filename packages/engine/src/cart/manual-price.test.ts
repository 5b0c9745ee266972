import { describe, expect, it } from 'vitest'
import {
  readNumber,
  setManualDiscount,
  setManualPercentAdjust,
  setOpenKey,
  setOverridePrice,
} from './manual-price.ts'

const lines = [
  { id: 'a', product: 'bun' },
  { id: 'b', product: 'tea' },
]

describe('manual price', () => {
  it.each([
    ['12.5', 12.5],
    [3, 3],
    [' 4 ', 4],
    ['', undefined],
    ['abc', undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [null, undefined],
    [{}, undefined],
  ])('%s reads as %s', (value, number) => {
    expect(readNumber(value)).toBe(number)
  })

  it('the price never goes below 0 (CART-4.1)', () => {
    expect(setOverridePrice(lines, 'a', -3)[0]?.overridePrice).toBe(0)
    expect(setOverridePrice(lines, 'a', '8.505')[0]?.overridePrice).toBe(8.51)
    expect(setOverridePrice(lines, 'a', 1.005)[0]?.overridePrice).toBe(1.01)
    expect(setOverridePrice(lines, 'a', 1e-9)[0]?.overridePrice).toBe(0)
    expect(setOpenKey(lines, 'a', '-1.005', 30)[0]?.openKey).toBe(-1.01)
  })

  it('a manual amount cannot take the line below zero (CART-4.1)', () => {
    expect(setOpenKey(lines, 'a', -50, 30)[0]?.openKey).toBe(-30)
    expect(setOpenKey(lines, 'a', -5, 30)[0]?.openKey).toBe(-5)
    expect(setOpenKey(lines, 'a', 0, 30)[0]?.openKey).toBe(0)
  })

  it('percent and discount are clamped too', () => {
    expect(setManualPercentAdjust(lines, 'a', -150)[0]?.manualPercentAdjust).toBe(-100)
    expect(setManualDiscount(lines, 'a', 99, 40)[0]?.manualDiscount).toBe(40)
    expect(setManualDiscount(lines, 'a', -1, 40)[0]?.manualDiscount).toBe(0)
  })

  it('a value that is no number clears the adjustment (CART-4.2)', () => {
    expect(setOverridePrice(setOverridePrice(lines, 'a', 5), 'a', 'x')).toEqual(lines)
    expect(setOpenKey(setOpenKey(lines, 'a', 5, 9), 'a', '', 9)).toEqual(lines)
    expect(setManualPercentAdjust(setManualPercentAdjust(lines, 'a', 5), 'a', null)).toEqual(lines)
    expect(setManualDiscount(setManualDiscount(lines, 'a', 5, 9), 'a', NaN, 9)).toEqual(lines)
  })

  it('the editor of the price is stored on the line, others stay (CART-4.3)', () => {
    const edited = setOverridePrice(lines, 'a', 5, 'staff')
    expect(edited).toEqual([{ ...lines[0], overridePrice: 5, editPriceStaff: 'staff' }, lines[1]])
  })
})
