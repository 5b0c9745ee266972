/** The rooms of the client from the ground up. */
export const floors = [
  ['ids', 'json', 'log', 'storage', 'store'],
  ['errors'],
  ['connection'],
  ['authentication', 'catalogue', 'list', 'news', 'settings', 'shops', 'translations'],
  ['bookmarks', 'coupons', 'member', 'reservations', 'top-up'],
  ['account'],
  ['session', 'rewards'],
  ['cart', 'payment'],
  ['staff'],
  ['react'],
  ['testing'],
]
