import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

/** Installs the locked packages if the lock file differs from the last installation. */
export function installPackages(root) {
  const marker = join(root, 'node_modules', '.comanda-lock')
  const lock = fingerprint(root, ['package-lock.json'])
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.error('Installing packages …')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root })
  writeFileSync(marker, lock)
}
