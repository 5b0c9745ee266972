/** The rooms of the engine; `totals` alone knows the order of the stages from the ground up. */
export const floors = [
  ['money', 'time', 'ids', 'chinese', 'sheets'],
  ['catalog'],
  ['kernel'],
  ['options', 'stock'],
  ['pricing', 'sections', 'members', 'invoices', 'contact', 'menu', 'menu-import', 'payments'],
  ['set-items'],
  ['cart'],
  ['discounts'],
  ['coupons', 'surcharges', 'taxes'],
  ['totals'],
  ['auto-merge', 'sessions', 'kitchen', 'reservations'],
  ['cart-editing'],
  ['menu-check'],
  ['faces'],
  ['testing'],
]
