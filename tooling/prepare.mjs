/**
 * Makes a checkout ready before another script: checks Node, installs packages when the lock changed, builds when a
 * source changed. With `--test` also what the tests need of the machine. It depends on nothing that it installs, and
 * says nothing on standard output.
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
