/**
 * Prepares a checkout for another script: checks Node's version, installs packages if the lock file changed, builds the apps if
 * a source changed. With `--packages` also the packages, for programs that import them, and with `--test` what the tests
 * need on the machine too. It has no dependencies, and writes nothing to standard output.
 */
import { fileURLToPath } from 'node:url'
import { buildAll } from './prepare/build.mjs'
import { installPackages } from './prepare/install.mjs'
import { installMachinePackages } from './prepare/machine.mjs'
import { requireNode } from './prepare/node-version.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const isForTests = process.argv.includes('--test')
const withPackages = isForTests || process.argv.includes('--packages')

requireNode()
if (isForTests) installMachinePackages()
installPackages(root, { withTests: withPackages })
buildAll(root, { withPackages })
