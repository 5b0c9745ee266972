/** The rooms of the diner's app from the ground up. */
export const floors = [
  ['offline', 'typed', 'visit'],
  ['data'],
  ['language', 'list'],
  ['bill', 'checkout', 'loaded', 'placed-order', 'scan'],
  ['coupon'],
  { unsettled: true, rooms: ['paying', 'shell'] },
  ['kept'],
  { unsettled: true, rooms: ['features'] },
  ['app'],
]
