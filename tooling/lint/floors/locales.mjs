/** The rooms of the messages from the ground up. */
export const floors = [
  ['language'],
  ['message'],
  ['console', 'member', 'ordering', 'payment', 'react', 'storefront', 'table', 'visits'],
]
