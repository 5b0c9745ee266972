/** The rooms of the demo from the ground up. */
export const floors = [
  ['text'],
  { unsettled: true, rooms: ['ids', 'shops'] },
  ['accounts', 'discounts', 'group', 'members', 'news', 'options', 'testing', 'top-ups', 'visits'],
  { unsettled: true, rooms: ['dishes', 'menu', 'sets'] },
  { unsettled: true, rooms: ['pictures'] },
]
