/**
 * Makes a backup of the embedded database, also while a server runs on it, and checks it by restoring it beside:
 * `npm run backup -- [folder] [--keep N] [--key <file>]`. Ends with 1 if any of it fails.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRestored } from '../backup/check-restored.ts'
import { hasCluster } from '../backup/copy-cluster.ts'
import { type BackupCipher, makeCipher } from '../backup/backup-cipher.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { removeOldBackups, takeBackup } from '../backup/take-backup.ts'
import { readVariables } from '../config/variables.ts'
import { embeddedConnection } from '../database/embedded/embedded-connection.ts'
import { startUntil } from '../database/embedded/engine.ts'
import { runningPostmaster, socketFolder } from '../database/embedded/postmaster-file.ts'
import { root } from './root.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Connects to the PostgreSQL of the folder; starts it if no server runs. */
const open = async (dataFolder: string, stopping: AbortSignal) => {
  const cluster = join(realpathSync(dataFolder), 'postgres')
  const folder = runningPostmaster(cluster) === undefined ? undefined : socketFolder(cluster)
  if (folder !== undefined)
    return { connection: embeddedConnection(folder), close: () => Promise.resolve() }
  const engine = await startUntil(stopping, { dataFolder })
  return { connection: engine.connection, close: () => engine.stop() }
}

/** Restores the backup beside itself and reads all of it. */
const check = async (
  backup: string,
  to: string,
  options: { readonly stopping: AbortSignal; readonly cipher: BackupCipher | undefined },
): Promise<void> => {
  const beside = mkdtempSync(join(to, 'check-'))
  try {
    const manifest = await restoreBackup(backup, beside, options)
    const { shops, members, orders, newestOrder } = await checkRestored(
      beside,
      manifest,
      options.stopping,
    )
    say(
      `  restored and read: ${shops} shops, ${members} members, ${orders} orders` +
        (newestOrder === undefined ? '' : `, the newest of ${newestOrder}`),
    )
  } finally {
    rmSync(beside, { recursive: true, force: true, maxRetries: 5 })
  }
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
  const dataFolder = resolve(root, DATA_DIR)
  if (!hasCluster(dataFolder)) throw new Error(`There is no database in ${dataFolder}.`)
  const to = resolve(root, positionals[0] ?? 'backups')
  const keyFile = values.key ?? BACKUP_KEY_FILE
  const encryption = keyFile === undefined ? undefined : await makeCipher(resolve(root, keyFile))
  // Calls of diners go before it.
  setPriority(10)
  const stopping = stopCommand()
  const { connection, close } = await open(dataFolder, stopping)
  try {
    const backup = await takeBackup({ dataFolder, connection, stopping, encryption }, to)
    say(encryption ? `${backup}, encrypted` : backup)
    await check(backup, to, { stopping, cipher: encryption?.cipher })
    await noteBackup(dataFolder, backup)
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
