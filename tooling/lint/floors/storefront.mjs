/** The rooms of the diner's app from the ground up; a feature that has a floor of its own may be used by those above it. */
export const floors = [
  ['device'],
  ['drafts', 'offline', 'pictures', 'router', 'visit'],
  ['diner'],
  ['shop'],
  ['money'],
  ['language', 'list'],
  ['dialogs', 'loading', 'notices'],
  ['features/bill', 'features/coupons', 'features/invoice', 'features/bookmarks'],
  ['features/payment'],
  ['features/order', 'features/cart'],
  ['features'],
  ['shell'],
  ['app'],
  ['first-screen'],
  ['kiosk', 'preview'],
  ['testing'],
]
