/**
 * Makes a backup of the embedded database, also while a server runs on it, and checks it by restoring it beside:
 * `npm run backup -- [folder] [--keep N] [--key <file>]`. Ends with 1 if any of it fails.
 */
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasCluster } from '../backup/copy-cluster.ts'
import { removeOldBackups } from '../backup/take-backup.ts'
import { readVariables } from '../config/variables.ts'
import { backUp } from './back-up.ts'
import { home } from './home.ts'
import { openCluster } from './open-cluster.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, key: { type: 'string' } },
  })
  const { keep } = values
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
    throw new Error('--keep must be a whole number from 1 on: so many backups stay.')
  const { DATABASE_URL, DATA_DIR, JWT_SECRET, S3, BACKUP_KEY_FILE } = readVariables(process.env)
  if (DATABASE_URL !== undefined)
    throw new Error(
      'DATABASE_URL is set: back that PostgreSQL up by its own means (deploy/base-backup.sh, deploy/archive-wal.sh, ' +
        'docs/operations/chain.md), and copy the data folder.',
    )
  const dataFolder = resolve(home(), DATA_DIR)
  if (!hasCluster(dataFolder)) throw new Error(`There is no database in ${dataFolder}.`)
  const to = resolve(home(), positionals[0] ?? 'backups')
  const keyFile = values.key ?? BACKUP_KEY_FILE
  // Calls of diners go before it.
  setPriority(10)
  const stopping = stopCommand()
  const { connection, close } = await openCluster(dataFolder, stopping)
  try {
    const key = keyFile === undefined ? undefined : resolve(home(), keyFile)
    await backUp({ dataFolder, connection, stopping, keyFile: key, say }, to)
  } finally {
    await close()
  }
  if (JWT_SECRET !== undefined)
    say('  JWT_SECRET is set, and not part of the backup: store it as well.')
  if (S3 !== undefined) say('  Pictures are in a bucket, and not part of the backup.')
  const removed = keep === undefined ? [] : await removeOldBackups(to, Number(keep))
  for (const name of removed) say(`  removed ${name}`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`No backup: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
