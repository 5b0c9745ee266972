/** The rooms of what a shop decides besides prices. */
export const floors = [
  ['weights'],
  [
    'chinese',
    'contact',
    'invoices',
    'kitchen',
    'members',
    'replays',
    'sections',
    'sessions',
    'sheets',
  ],
  ['accounts', 'menu', 'menu-check', 'menu-import', 'member-import', 'reservations'],
  ['waiting'],
  ['faces'],
  ['testing'],
]
