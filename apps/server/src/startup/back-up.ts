import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { BackupCipher } from '../backup/backup-cipher.ts'
import { makeCipher } from '../backup/backup-cipher.ts'
import { checkRestored } from '../backup/check-restored.ts'
import { noteBackup } from '../backup/last-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { takeBackup } from '../backup/take-backup.ts'

/** What a backup is made of, and how. */
export interface BackingUp {
  readonly dataFolder: string
  readonly connection: ClientConfig
  readonly stopping: AbortSignal
  /** The file with the key or passphrase that encrypts it. */
  readonly keyFile: string | undefined
  readonly say: (text: string) => void
}

/** Restores the backup beside itself and reads all of it. */
const check = async (
  backup: string,
  to: string,
  { stopping, cipher, say }: Pick<BackingUp, 'stopping' | 'say'> & { cipher?: BackupCipher },
): Promise<void> => {
  const beside = mkdtempSync(join(to, 'check-'))
  try {
    const manifest = await restoreBackup(backup, beside, { stopping, cipher })
    const { shops, members, orders, newestOrder } = await checkRestored(beside, manifest, stopping)
    say(
      `  restored and read: ${shops} shops, ${members} members, ${orders} orders` +
        (newestOrder === undefined ? '' : `, the newest of ${newestOrder}`),
    )
  } finally {
    rmSync(beside, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Makes a backup of the embedded database in a folder and checks it by restoring it there (OPER-4.1). Throws if any of it fails. */
export const backUp = async (
  { dataFolder, connection, stopping, keyFile, say }: BackingUp,
  to: string,
): Promise<void> => {
  const encryption = keyFile === undefined ? undefined : await makeCipher(keyFile)
  const backup = await takeBackup({ dataFolder, connection, stopping, encryption }, to)
  say(encryption ? `${backup}, encrypted` : backup)
  await check(backup, to, { stopping, say, ...(encryption && { cipher: encryption.cipher }) })
  await noteBackup(dataFolder, backup)
}
