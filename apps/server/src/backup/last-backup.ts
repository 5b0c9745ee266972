import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataFolder: string): string => join(dataFolder, 'last-backup')

/** Notes in the data folder that a backup was made and checked, for the server to see. */
export const noteBackup = (dataFolder: string, backup: string): Promise<void> =>
  writeFile(fileOf(dataFolder), `${backup}\n`, { mode: 0o600 })

/** Returns when the last backup of a data folder was made, or since when it has a database, if none was. */
export const lastBackup = async (
  dataFolder: string,
): Promise<{ readonly time: Date; readonly isBackup: boolean }> => {
  const noted = await stat(fileOf(dataFolder)).catch(() => undefined)
  if (noted) return { time: noted.mtime, isBackup: true }
  const { mtime } = await stat(join(dataFolder, 'postgres', 'PG_VERSION'))
  return { time: mtime, isBackup: false }
}
