#!/usr/bin/env node
/**
 * `comanda <command>`, of a release: `npx ./comanda-0.1.0.tgz serve` needs no checkout. Relative paths and the data begin in the
 * folder of the call (OPER-8.1).
 */
import { resolve } from 'node:path'
import { ownVersion } from './own-version.ts'

const commands = {
  demo: () => import('./main.ts'),
  serve: () => import('./main.ts'),
  upgrade: () => import('./upgrade.ts'),
  migrate: () => import('./migrate.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  payments: () => import('./payments.ts'),
  'check-ledgers': () => import('./check-ledgers.ts'),
  'remove-bills': () => import('./remove-bills.ts'),
}
const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

const usage = `comanda [command], of Comanda ${ownVersion()}:
  demo           a restaurant to try, with its sandbox (without a command, too)
  serve          the product
  upgrade        brings the data to this release
  migrate, backup, restore, payments, check-ledgers, remove-bills: docs/operations.md

The data are in DATA_DIR (comanda-data in this folder); PORT is 3000.
`

const [name = 'demo'] = process.argv.splice(2, 1)
if (isCommand(name)) {
  process.env['COMANDA_HOME'] = process.cwd()
  process.env['DATA_DIR'] = resolve(process.env['DATA_DIR'] || 'comanda-data')
  if (name === 'demo') process.argv.push('--demo')
  if (name === 'demo' || name === 'serve')
    process.stdout.write(`Comanda ${ownVersion()}, data in ${process.env['DATA_DIR']}\n`)
  await commands[name]()
} else {
  const asked = name === '--help' || name === '--version'
  ;(asked ? process.stdout : process.stderr).write(
    name === '--version' ? `${ownVersion()}\n` : usage,
  )
  process.exitCode = asked ? 0 : 1
}
