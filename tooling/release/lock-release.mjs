import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../prepare/run.mjs'

/** Locks the packages of a staged release to what the checkout `root` has, without asking a registry. */
export const lockRelease = (root, folder) => {
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const how = ['--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']
  run('npm', ['install', ...how, '--loglevel=error'], { cwd: folder })
  // npm packs the lock by this name only.
  renameSync(join(folder, 'package-lock.json'), join(folder, 'npm-shrinkwrap.json'))
}
