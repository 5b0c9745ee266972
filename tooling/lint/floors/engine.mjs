/** The rooms of the engine; `totals` alone knows the order of the stages from the ground up. */
export const floors = [
  ['money', 'time', 'ids'],
  ['catalog'],
  ['kernel'],
  ['options', 'stock'],
  ['pricing', 'payments'],
  ['set-items'],
  ['cart'],
  ['discounts'],
  ['coupons', 'surcharges', 'taxes'],
  ['totals'],
  ['auto-merge'],
  ['cart-editing', 'coupon-advice'],
  ['table-cart'],
  ['faces'],
  ['testing'],
]
