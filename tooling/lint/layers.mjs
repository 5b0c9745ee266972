/**
 * The arrows of ARCHITECTURE.md as data: what each workspace may import. One that is not listed may import no
 * workspace. Rooms inside a workspace are in `floors/`.
 */

/** Workspace → the workspaces that it may import. */
export const workspaceArrows = {
  engine: [],
  'shop-rules': ['engine'],
  contract: ['shop-rules', 'engine'],
  client: ['contract', 'shop-rules', 'engine'],
  locales: [],
  ui: [],
  demo: ['contract', 'shop-rules', 'engine'],
  // Stands for the world outside: it knows the server by its addresses alone, and the other way round.
  sandbox: [],
  server: ['contract', 'shop-rules', 'engine', 'demo'],
  storefront: ['client', 'ui', 'locales', 'contract', 'shop-rules', 'engine'],
  console: ['client', 'ui', 'locales', 'contract', 'shop-rules', 'engine'],
  // Leans on the product, which never leans on it.
  proof: ['demo', 'contract', 'shop-rules', 'engine', 'client'],
}

/**
 * Folders that know only the address of a server and the names of its calls: they import nothing of the project but
 * themselves. `except` lists what a file of theirs may import nevertheless.
 */
export const outsiders = [
  {
    folder: 'proof/wire/',
    except: {
      'proof/wire/run/serve.ts': [
        'proof/server/running-server.ts',
        'proof/payment-faults/there/gateway.ts',
      ],
      // Begins with an empty server, as who reads the pages does.
      'proof/wire/run/follow-pages.ts': [
        'proof/server/ports-in-a-row.ts',
        'proof/server/running-server.ts',
        'proof/payment-faults/there/gateway.ts',
      ],
    },
  },
]

/** Who may read the demo: the server's seed, tests and their fixtures, stories and benchmarks. */
export const demoReaders = [
  /^apps\/server\/src\/(seed|testing)\//,
  /^apps\/server\/src\/policies\/demo-accounts\.ts$/,
  /\.test\.tsx?$/,
  /^proof\//,
]

/** Names that say nothing about the content. */
export const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib']
