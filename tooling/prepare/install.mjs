import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

/**
 * Installs the locked packages if the lock file differs from the last installation, or if that was without those of the tests,
 * which are wanted now: a start needs half of them. What a checkout has for its tests stays there.
 */
export function installPackages(root, { withTests }) {
  const marker = join(root, 'node_modules', '.comanda-lock')
  const lock = fingerprint(root, ['package-lock.json'])
  const last = existsSync(marker) ? readFileSync(marker, 'utf8') : undefined
  const all = `${lock} with tests`
  if (last === all || (last === lock && !withTests)) return
  console.error('Installing packages …')
  const keepsTests = withTests || existsSync(join(root, 'node_modules', 'vitest'))
  const which = keepsTests ? '--include=dev' : '--omit=dev'
  run('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root })
  writeFileSync(marker, keepsTests ? all : lock)
}
