/** The rooms of the staff's console from the ground up. */
export const floors = [
  ['staff'],
  ['forms', 'language', 'offline'],
  ['features', 'shell'],
  ['app'],
  ['testing'],
]
