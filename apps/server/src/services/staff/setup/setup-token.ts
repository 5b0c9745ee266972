import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config/config.ts'

/** Without letters and digits that are mistaken for each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns the token by which the first owner begins (SETUP-1.2), such as `7KQP-2M9X-…`: 80 bits of the server's secret,
 * the same on all servers that share it.
 */
export const setupToken = ({ jwtSecret }: Pick<Config, 'jwtSecret'>): string => {
  const bytes = createHmac('sha256', jwtSecret).update('the first owner').digest()
  const symbols = [...bytes.subarray(0, 16)].map((byte) => letters[byte % 32] ?? '')
  return [0, 4, 8, 12].map((from) => symbols.slice(from, from + 4).join('')).join('-')
}

const digest = (token: string): Buffer =>
  createHash('sha256')
    .update(token.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest()

/** Compares in constant time. */
export const isSetupToken = (config: Pick<Config, 'jwtSecret'>, token: string): boolean =>
  timingSafeEqual(digest(token), digest(setupToken(config)))

const fileOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'setup-token')

/** Writes the token into the data folder, for its owner alone to read. */
export const keepSetupToken = async (
  config: Pick<Config, 'dataFolder' | 'jwtSecret'>,
): Promise<void> => {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  await rm(fileOf(config), { force: true })
  await writeFile(fileOf(config), `${setupToken(config)}\n`, { mode: 0o600, flag: 'wx' })
}

/** Removes the file of the token, if there is one. */
export const dropSetupToken = (config: Pick<Config, 'dataFolder'>): Promise<void> =>
  rm(fileOf(config), { force: true })
