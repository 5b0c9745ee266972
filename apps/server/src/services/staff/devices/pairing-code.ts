import { randomInt } from 'node:crypto'
import type { PairingCodeData, PairingCodeResult } from '@comanda/contract'
import { lt } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { codeHash } from './code-hash.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'

/** How long a code is valid, in ms. */
const codeLife = 10 * 60_000

/** `create devices/pairingCode`: returns a code that a manager shows to a terminal. */
export const pairingCode = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { shop, name }: PairingCodeData,
): Promise<PairingCodeResult> => {
  const time = now()
  const code = String(randomInt(10 ** 8)).padStart(8, '0')
  const expires = new Date(time + codeLife).toISOString()
  await database.delete(pairingCodes).where(lt(pairingCodes.expires, new Date(time).toISOString()))
  await database
    .insert(pairingCodes)
    .values({ codeHash: codeHash(config.jwtSecret, code), shop, name, expires })
  return { code, expires }
}
