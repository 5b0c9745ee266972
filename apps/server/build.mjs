// Bundles our own code into dist/main.js, or into another folder; the packages of others stay outside. Migrations lie beside the bundle.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const folder = process.argv[2] ?? here('dist')
const ours = /^(\.|\/|@comanda\/)/

await build({
  input: {
    main: here('src/startup/main.ts'),
    migrate: here('src/startup/migrate.ts'),
    'remove-bills': here('src/startup/remove-bills.ts'),
    'check-ledgers': here('src/startup/check-ledgers.ts'),
    payments: here('src/startup/payments.ts'),
    backup: here('src/startup/backup.ts'),
    restore: here('src/startup/restore.ts'),
    index: here('src/index.ts'),
    // Not the server's, but of the same sources, and run beside it.
    price: here('../../tooling/price/main.mjs'),
  },
  platform: 'node',
  external: (id) => !ours.test(id),
  resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  tsconfig: here('tsconfig.json'),
  output: {
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
const migrations = join(folder, 'migrations')
rmSync(migrations, { recursive: true, force: true })
cpSync(here('src/database/migrations'), migrations, { recursive: true })
