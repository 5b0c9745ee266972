import type { PairingCodeData, PairingCodeResult } from '@comanda/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { codeHash } from './code-hash.ts'
import { newCode } from './code-form.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'

/** How long a code is valid, in ms. */
const codeLife = 10 * 60_000

/** `create devices/pairingCode`: returns a code that a manager shows to a terminal. */
export const pairingCode = async (
  {
    config,
    database,
    shopDirectory,
    now,
  }: Pick<Runtime, 'config' | 'database' | 'shopDirectory' | 'now'>,
  { shop, name, kind }: PairingCodeData,
): Promise<PairingCodeResult> => {
  const time = now()
  const code = newCode(await shopDirectory.numberOf(database, shop))
  const expires = new Date(time + codeLife).toISOString()
  const isOld = lt(pairingCodes.expires, new Date(time).toISOString())
  await database.delete(pairingCodes).where(and(eq(pairingCodes.shop, shop), isOld))
  await database
    .insert(pairingCodes)
    .values({ codeHash: codeHash(config.jwtSecret, code), shop, name, kind, expires })
  return { code, expires }
}
