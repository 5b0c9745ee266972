/**
 * Prepares a checkout for another script: checks Node's version, installs packages if the lock file changed, builds if
 * a source changed. With `--test` it also installs what the tests need on the machine. It has no dependencies, and
 * writes nothing to standard output.
 */
import { fileURLToPath } from 'node:url'
import { buildAll } from './prepare/build.mjs'
import { installPackages } from './prepare/install.mjs'
import { installMachinePackages } from './prepare/machine.mjs'
import { requireNode } from './prepare/node-version.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

requireNode()
if (process.argv.includes('--test')) installMachinePackages()
installPackages(root)
buildAll(root)
