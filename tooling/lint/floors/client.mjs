/** The rooms of the client from the ground up. */
export const floors = [
  ['ids', 'json', 'log', 'storage', 'store'],
  ['errors'],
  ['connection'],
  ['authentication', 'catalogue', 'list', 'shops', 'translations'],
  ['bookmarks', 'member'],
  ['session'],
  ['cart', 'payment'],
  ['react'],
  ['testing'],
]
