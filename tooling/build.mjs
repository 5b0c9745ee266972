/** Builds the apps from the sources of all workspaces, at the same time; `--packages` checks the types as well, which writes the packages. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'
import { notices } from './notices/notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const apps = ['sandbox', 'server', 'storefront', 'console']

const build = (app) =>
  command(root, app, 'npm', ['run', 'build', '--loglevel=error', '-w', `@comanda/${app}`], {
    collect: true,
  })

const types = process.argv.includes('--packages') ? [command(root, 'types', 'tsc', ['-b'])] : []
const built = await Promise.all([...types, ...apps.map(build)])
if (built.every(Boolean)) writeFileSync(join(root, 'apps/server/dist/licences.txt'), notices(root))
process.exitCode = built.every(Boolean) ? 0 : 1
