import type { CallerRole } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { isStaffOf } from '../../policies/staff.ts'
import { secretsOf } from '../../config/secrets.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { staffPins } from '../../tables/staff-pins.ts'
import { type Account, accountById } from '../accounts.ts'
import { announceWrongPins, countPinTry, forgetPinTry, type PinSource } from './count-pin-try.ts'
import { pinHash } from './pin-hash.ts'

type Within = Pick<Runtime, 'config' | 'database' | 'bus' | 'now'>

/** A PIN that somebody enters, and the roles of those whom it may belong to; by default everybody on shift. */
interface EnteredPin {
  readonly source: PinSource
  readonly pin: string
  readonly roles?: readonly CallerRole[]
}

/**
 * Returns the account whose PIN this is in a shop, whether or not it still works there. One that depends on the secret before is stored
 * by the present one from now on.
 */
export const holderOfPin = async (
  { config, database }: Pick<Within, 'config' | 'database'>,
  shop: string,
  pin: string,
): Promise<Account | undefined> => {
  const hashes = secretsOf(config).map((secret) => pinHash(secret, shop, pin))
  const { user, pinHash: stored } = staffPins
  const [found] = await database
    .select({ user, stored })
    .from(staffPins)
    .where(and(eq(staffPins.shop, shop), inArray(stored, hashes)))
  const [present] = hashes
  if (found && found.stored !== present)
    await database
      .update(staffPins)
      .set({ pinHash: present })
      .where(and(eq(staffPins.shop, shop), eq(user, found.user)))
  return found && accountById(database, found.user)
}

/**
 * Returns the staff of a PIN, or until when the source has to wait after a wrong one. The PIN of somebody who has left, or who
 * has none of the roles, is as wrong as one that nobody has: nobody finds out whose a PIN is.
 */
export const accountOfPin = async (
  within: Within,
  { source, pin, roles }: EnteredPin,
): Promise<{ readonly account: Account } | { readonly waitUntil?: string }> => {
  const counted = await countPinTry(within, source)
  const account = await holderOfPin(within, source.shop, pin)
  if (account && isStaffOf(account.user, source.shop, roles)) {
    await forgetPinTry(within, source)
    return { account }
  }
  announceWrongPins(within, counted)
  return counted.waitUntil === null ? {} : { waitUntil: counted.waitUntil }
}
