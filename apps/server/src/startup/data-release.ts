import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownVersion } from './own-version.ts'

const fileOf = (dataFolder: string): string => join(dataFolder, 'release')

/** Returns the release that last ran on a data folder, or was upgraded to there; undefined if none has noted itself. */
export const dataRelease = async (dataFolder: string): Promise<string | undefined> => {
  const noted = await readFile(fileOf(dataFolder), 'utf8').catch(() => undefined)
  return noted?.trim() || undefined
}

/** Notes this release in a data folder. A server with its data elsewhere may have none. */
export const noteRelease = (dataFolder: string): Promise<void> =>
  writeFile(fileOf(dataFolder), `${ownVersion()}\n`).catch(() => undefined)

/** Compares two releases, `0.10.0` after `0.9.1`: negative if the first is the earlier. */
export const compareReleases = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true })
