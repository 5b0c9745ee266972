/**
 * Restores a backup into the data folder: `npm run restore -- <backup> [--to <time>|latest] [--archive <folder>]
 * [--move-aside] [--key <file>]`. Ends with 1 if it cannot; the data folder is then as it was.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openCipher } from '../backup/backup-cipher.ts'
import { checkRestored, type RestoredFigures } from '../backup/check-restored.ts'
import {
  dataIn,
  replaceData,
  requireStopped,
  restoreBackup,
  type RestoreTarget,
} from '../backup/restore-backup.ts'
import { readVariables } from '../config/variables.ts'
import { home } from './home.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const readTarget = (
  to: string | undefined,
  given: string | undefined,
): RestoreTarget | undefined => {
  if (given === undefined) {
    if (to === undefined) return undefined
    throw new Error('--to needs the archive: set ARCHIVE_DIR, or name it by --archive.')
  }
  const archive = resolve(home(), given)
  if (!existsSync(archive)) throw new Error(`There is no archive ${archive}.`)
  if (to === undefined || to === 'latest') return { archive, moment: to }
  const moment = new Date(to)
  if (Number.isNaN(moment.getTime()))
    throw new Error(`"${to}" is not a time: write 2026-11-22T18:30:00+08:00, or latest.`)
  return { archive, moment }
}

const main = async (): Promise<RestoredFigures> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      archive: { type: 'string' },
      'move-aside': { type: 'boolean' },
      key: { type: 'string' },
    },
  })
  const [backup] = positionals
  if (backup === undefined || positionals.length > 1)
    throw new Error(
      'npm run restore -- <backup> [--to <time>|latest] [--archive <folder>] [--move-aside] [--key <file>]',
    )
  const { DATABASE_URL, DATA_DIR, ARCHIVE_DIR, BACKUP_KEY_FILE } = readVariables(process.env)
  if (DATABASE_URL !== undefined)
    throw new Error('DATABASE_URL is set: restore that PostgreSQL by deploy/restore.sh.')
  const dataFolder = resolve(home(), DATA_DIR)
  const target = readTarget(values.to, values.archive ?? ARCHIVE_DIR)
  const from = resolve(home(), backup)
  const keyFile = values.key ?? BACKUP_KEY_FILE
  const cipher = await openCipher(from, keyFile && resolve(home(), keyFile))
  await requireStopped(dataFolder)
  const present = dataIn(dataFolder)
  if (present.length > 0 && !values['move-aside'])
    throw new Error(
      `${dataFolder} has data (${present.join(', ')}). With --move-aside that is moved to a folder in it.`,
    )
  const stopping = stopCommand()
  const restoring = join(dataFolder, 'restoring')
  await rm(restoring, { recursive: true, force: true })
  try {
    const manifest = await restoreBackup(from, restoring, { target, stopping, cipher })
    const figures = await checkRestored(restoring, manifest, stopping)
    // One may have been started in the meantime.
    await requireStopped(dataFolder)
    stopping.throwIfAborted()
    const aside = replaceData(restoring, dataFolder)
    if (aside !== undefined) say(`What was there is now in ${aside}`)
    return figures
  } finally {
    await rm(restoring, { recursive: true, force: true, maxRetries: 5 })
  }
}

try {
  const { shops, members, orders, newestOrder } = await main()
  say(`Restored: ${shops} shops, ${members} members, ${orders} orders`)
  if (newestOrder !== undefined) say(`The newest order is of ${newestOrder}`)
} catch (error) {
  process.stderr.write(`Not restored: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
