// Bundles the server with what it uses of the packages of others, so that a release installs few of them, into dist or another folder.
// Migrations lie beside the bundle.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { outside } from './build/outside.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const folder = process.argv[2] ?? here('dist')

/**
 * Writes what is beyond ASCII as escapes: one letter beyond Latin-1 doubles what the text of a file takes in memory, where V8 keeps it while
 * the program runs.
 */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          /[\u0080-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

const { output } = await build({
  input: {
    main: here('src/startup/main.ts'),
    comanda: here('src/startup/comanda.ts'),
    upgrade: here('src/startup/upgrade.ts'),
    migrate: here('src/startup/migrate.ts'),
    'remove-bills': here('src/startup/remove-bills.ts'),
    'check-ledgers': here('src/startup/check-ledgers.ts'),
    payments: here('src/startup/payments.ts'),
    backup: here('src/startup/backup.ts'),
    restore: here('src/startup/restore.ts'),
    index: here('src/index.ts'),
    'webhook-calls': here('src/webhooks/call-thread.ts'),
    'promotion-replays': here('src/services/books/promotion-replay/replay-thread.ts'),
    // Not the server's, but of the same sources, and run beside it.
    price: here('../../tooling/price/main.mjs'),
  },
  platform: 'node',
  // `depd` of Koa evaluates a function of its own text.
  checks: { eval: false },
  external: outside,
  plugins: [asciiOnly],
  // By itself it adds `import` or `require`, by how a package is imported.
  resolve: { conditionNames: ['source', 'node', 'default'] },
  tsconfig: here('tsconfig.json'),
  transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
  output: {
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
const built = new Set(output.map(({ fileName }) => fileName))
for (const name of readdirSync(folder))
  if (/\.js(\.map)?$/.test(name) && !built.has(name)) rmSync(join(folder, name))
const migrations = join(folder, 'migrations')
rmSync(migrations, { recursive: true, force: true })
cpSync(here('src/database/migrations'), migrations, { recursive: true })
