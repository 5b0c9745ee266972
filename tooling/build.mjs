/** Builds the apps from the sources of all workspaces, at the same time; `--packages` checks the types as well, which writes the packages. */
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const apps = ['sandbox', 'server', 'storefront', 'console']

const build = (app) =>
  command(root, app, 'npm', ['run', 'build', '--loglevel=error', '-w', `@comanda/${app}`], {
    collect: true,
  })

const types = process.argv.includes('--packages') ? [command(root, 'types', 'tsc', ['-b'])] : []
const built = await Promise.all([...types, ...apps.map(build)])
process.exitCode = built.every(Boolean) ? 0 : 1
