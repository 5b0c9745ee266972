import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'

/** The hashes of a code that a terminal entered, by each secret of the server, and the time. */
export interface EnteredCode {
  readonly hashes: string[]
  readonly now: string
}

type Taken = typeof pairingCodes.$inferSelect

const isValid = ({ hashes, now }: EnteredCode) =>
  and(inArray(pairingCodes.codeHash, hashes), gt(pairingCodes.expires, now))

/** Deletes a valid code of a shop and returns it, or undefined if there is no such code. */
export const takeCode = async (
  transaction: Database,
  shop: string,
  entered: EnteredCode,
): Promise<Taken | undefined> => {
  const [taken] = await transaction
    .delete(pairingCodes)
    .where(and(eq(pairingCodes.shop, shop), isValid(entered)))
    .returning()
  return taken
}
