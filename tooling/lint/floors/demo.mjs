/** The rooms of the demo from the ground up. */
export const floors = [
  ['text', 'ids'],
  ['shops'],
  ['accounts', 'discounts', 'group', 'members', 'menu', 'news', 'options', 'top-ups', 'visits'],
  ['dishes', 'sets'],
  ['catalogue', 'moon-rice'],
  ['pictures', 'past'],
  ['testing'],
]
