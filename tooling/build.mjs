/** Checks the types, which writes the packages, then builds the apps at the same time. */
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const apps = ['sandbox', 'server', 'storefront', 'console']

const build = (app) =>
  command(root, app, 'npm', ['run', 'build', '--loglevel=error', '-w', `@comanda/${app}`], {
    collect: true,
  })

const built = (await command(root, 'types', 'tsc', ['-b'])) && (await Promise.all(apps.map(build)))
process.exitCode = built && built.every(Boolean) ? 0 : 1
