import { describe, expect, it } from 'vitest'
import { belongsHere, readSavedCart, type SavedCart } from './saved-cart.ts'

const shop = '500000000000000000000001'
const session = '600000000000000000000001'
const saved = (): SavedCart => ({
  cart: [],
  coupons: [],
  session: null,
  section: null,
  shop,
  mode: 'takeAway',
})

describe('a saved cart', () => {
  it('a value that is not a saved cart is not read; invalid ids become null (CART-6.7)', () => {
    expect(readSavedCart(null)).toBeUndefined()
    expect(readSavedCart('x')).toBeUndefined()
    expect(readSavedCart({ cart: [], mode: 'flying' })).toBeUndefined()
    expect(readSavedCart({ cart: {}, mode: 'takeAway' })).toBeUndefined()
    expect(
      readSavedCart({
        cart: [{ id: 'a' }, null, 5, { product: 'x' }],
        coupons: ['c', 1],
        shop,
        session: 'nope',
        mode: 'dineIn',
      }),
    ).toEqual({
      cart: [{ id: 'a' }],
      coupons: ['c'],
      shop,
      session: null,
      section: null,
      mode: 'dineIn',
    })
    expect(readSavedCart({ cart: [], mode: 'takeAway', coupons: 'c' })?.coupons).toEqual([])
  })

  it('belongs to its shop, its mode, and in dine-in its session (CART-6.1)', () => {
    const dineIn: SavedCart = { ...saved(), mode: 'dineIn', session }
    expect(belongsHere(saved(), { shop, mode: 'takeAway', session })).toBe(true)
    expect(belongsHere(saved(), { shop, mode: 'dineInNoTable' })).toBe(false)
    expect(belongsHere(saved(), { shop: session, mode: 'takeAway' })).toBe(false)
    expect(belongsHere(dineIn, { shop, mode: 'dineIn', session })).toBe(true)
    expect(belongsHere(dineIn, { shop, mode: 'dineIn' })).toBe(false)
    expect(belongsHere({ ...dineIn, session: null }, { shop, mode: 'dineIn' })).toBe(true)
  })
})
