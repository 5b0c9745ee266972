/** The rooms of the client from the ground up. */
export const floors = [
  ['ids', 'json', 'log', 'storage', 'store'],
  ['errors'],
  ['connection'],
  ['submission'],
  ['authentication', 'catalogue', 'list', 'news', 'parts', 'settings', 'shops', 'translations'],
  ['bookmarks', 'coupons', 'member', 'reservations', 'top-up'],
  ['account'],
  ['session', 'rewards'],
  ['cart', 'payment'],
  ['checkout', 'table-cart'],
  ['handoff', 'kiosk', 'preview'],
  ['staff'],
  ['react'],
  ['testing'],
]
