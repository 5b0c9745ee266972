/** The rooms of the diner's app from the ground up. */
export const floors = [
  ['device'],
  ['drafts', 'offline', 'pictures', 'router', 'visit'],
  ['diner'],
  ['shop'],
  ['money'],
  ['language', 'list'],
  ['bill', 'checkout', 'loading', 'orders', 'coupons/scan'],
  ['coupons', 'invoice'],
  ['payment'],
  ['shell'],
  ['bookmarks'],
  ['features'],
  ['app'],
  ['first-screen'],
  ['kiosk', 'preview'],
  ['testing'],
]
