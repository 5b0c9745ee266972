/**
 * The arrows of ARCHITECTURE.md as data: what each room may import. A room that is not named here may import nothing
 * of ours.
 */

/** Workspace → the workspaces that it may import. */
export const workspaceArrows = {
  engine: [],
  contract: ['engine'],
  client: ['contract', 'engine'],
  locales: [],
  ui: [],
  demo: ['contract', 'engine'],
  server: ['contract', 'engine', 'demo'],
  storefront: ['client', 'ui', 'locales', 'contract', 'engine'],
  console: ['client', 'ui', 'locales', 'contract', 'engine'],
  e2e: ['demo', 'contract', 'engine'],
  bench: ['demo', 'contract', 'engine', 'client', 'e2e'],
}

/** Who may read the demo: the server's seed, tests and what they stand on, stories and benchmarks. */
export const demoReaders = [
  /^apps\/server\/src\/(seed|testing)\//,
  /\.test\.tsx?$/,
  /^e2e\//,
  /^bench\//,
]

/**
 * The engine's rooms from the ground up. A room may import its own floor's rooms that stand before it on the list, and
 * all floors below; `totals` alone knows the order of the stages.
 */
export const engineFloors = [
  ['money', 'time', 'names', 'ids', 'chinese'],
  ['catalog'],
  ['options', 'stock'],
  ['pricing', 'sections', 'members', 'invoices', 'contact', 'menu'],
  ['set-items'],
  ['cart'],
  ['discounts'],
  ['coupons', 'surcharges', 'taxes'],
  ['totals'],
  ['auto-merge', 'sessions', 'reservations'],
  ['testing'],
]

/** Names that tell nothing of what is inside. */
export const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib']
