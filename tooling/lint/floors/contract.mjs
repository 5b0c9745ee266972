/** The rooms of the contract from the ground up: how a service is described, then the concepts of the field. */
export const floors = [
  ['errors', 'storage', 'fields', 'query', 'validation'],
  ['services'],
  ['system-settings', 'app-settings', 'shops', 'sections', 'time-conditions'],
  ['categories', 'sub-categories', 'products', 'product-options'],
  ['product-stocks', 'product-option-stocks', 'tax-settings', 'surcharge-settings'],
  ['order-discounts', 'shop-ranks', 'vip-levels', 'user-coupons', 'coupon-codes', 'gifts'],
  ['payment-accounts', 'invoice-sellers', 'payment-attempts'],
  ['menus', 'table-view-items', 'table-codes', 'payment-methods', 'orders', 'table-sessions'],
  ['refunds', 'invoices', 'payments'],
  ['users', 'authentication', 'points', 'balance', 'staff-actions', 'approvals', 'devices'],
  [
    'reservation-settings',
    'reservations',
    'news',
    'bookmarks',
    'sign-ins',
    'gift-bookmark-records',
  ],
  ['translations', 'missing-translations'],
  ['testing'],
]
