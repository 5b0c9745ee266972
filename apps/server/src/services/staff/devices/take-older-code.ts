import { and, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'
import { type EnteredCode, takeCode } from './take-code.ts'

/**
 * Takes a code that does not tell its shop, from a server of the build before. It is valid for ten minutes: this can go with
 * the next release.
 */
export const takeOlderCode = async (
  transaction: Database,
  entered: EnteredCode,
): ReturnType<typeof takeCode> => {
  const [found] = await transaction
    .select({ shop: pairingCodes.shop })
    .from(pairingCodes)
    .where(
      and(inArray(pairingCodes.codeHash, entered.hashes), gt(pairingCodes.expires, entered.now)),
    )
  return found && takeCode(transaction, found.shop, entered)
}
