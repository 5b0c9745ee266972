import type { CartBoard } from './cart-board.ts'
import type { CartCoupons, CartCouponsOptions, CouponAdder } from './cart-coupons.ts'
import type { CouponAdding } from './coupon-adding.ts'
import type { EngineSource } from './engine-source.ts'

// (CPN-1.8)
const busy: Promise<CouponAdding> = Promise.resolve({
  status: 'refused',
  error: 'Coupon is not loaded',
})

/** Returns the coupons of the cart, which come with its engine: until then nothing is added, and a try loads it. */
export const couponsOnceLoaded = (
  engine: EngineSource,
  options: CartCouponsOptions & { readonly board: CartBoard },
): CartCoupons => {
  const { board } = options
  let made: CouponAdder | undefined
  const coupons = (): CouponAdder | undefined => {
    made ??= engine.state.get()?.createCartCoupons(options)
    if (!made) engine.load()
    return made
  }
  return {
    add: (coupon) => coupons()?.add(coupon) ?? busy,
    addCode: (code, claimed) => coupons()?.addCode(code, claimed) ?? busy,
    addGift: (gift) => coupons()?.addGift(gift) ?? busy,
    loaded: coupons,
    remove: (id) => void board.edit({ type: 'removeCoupons', coupons: [id] }),
    setDisabled: (id, disabled) =>
      void board.edit({ type: 'setCouponDisabled', coupon: id, disabled }),
  }
}
