import type { Device } from '@comanda/contract'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { type Account, accountOf } from '../../../authentication/accounts.ts'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../../database/connect.ts'
import { demoAccounts } from '../../../policies/demo-accounts.ts'
import { apiKeys, apiKeySecrets } from '../../../tables/api-keys.ts'
import { approvalGrants } from '../../../tables/approval-grants.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { devices } from '../../../tables/devices.ts'
import { invitations } from '../../../tables/invitations.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'
import { pinTries } from '../../../tables/pin-tries.ts'
import { printers } from '../../../tables/printers.ts'
import { secondFactors } from '../../../tables/second-factors.ts'
import { signIns } from '../../../tables/sign-ins.ts'
import { socialLogins } from '../../../tables/social-logins.ts'
import { staffPins } from '../../../tables/staff-pins.ts'
import { userIdentities } from '../../../tables/user-identities.ts'
import { users } from '../../../tables/users.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { deviceRecord } from '../devices/device-record.ts'

/** What can do nothing any more. Announce it after the commit: `announceRole`, `announceEndOfTokens` and `endPairing`. */
export interface Ended {
  readonly accounts: readonly Account[]
  readonly devices: readonly Device[]
}

/** Ends the accounts of the demo and of all staff but the first owner's, with everything by which they sign in. */
const endAccounts = async (transaction: Database, owner: string): Promise<readonly Account[]> => {
  const rows = await transaction
    .update(users)
    .set({ passwordHash: null, staff: null, tokenGeneration: sql`${users.tokenGeneration} + 1` })
    .where(
      and(ne(users._id, owner), or(inArray(users._id, [...demoAccounts]), isNotNull(users.staff))),
    )
    .returning()
  const ids = rows.map(({ _id }) => _id)
  await transaction.delete(secondFactors).where(inArray(secondFactors.user, ids))
  await transaction.delete(userIdentities).where(inArray(userIdentities.user, ids))
  await transaction.delete(signIns).where(inArray(signIns.user, ids))
  return rows.map((row) => accountOf(row))
}

/**
 * Ends all by which anybody but the first owner could work here (SETUP-1.5): it was made before the server was somebody's.
 * Printers too: one that asks has a token, and the demo's is the sandbox's. Webhooks would tell somebody else what happens here.
 */
export const endOthers = async (
  transaction: Database,
  { oidcProviders = [] }: Pick<Config, 'oidcProviders'>,
  owner: string,
): Promise<Ended> => {
  const accounts = await endAccounts(transaction, owner)
  for (const table of [
    staffPins,
    pinTries,
    approvalGrants,
    invitations,
    pairingCodes,
    printers,
    webhooks,
  ])
    await transaction.delete(table)
  await transaction.delete(apiKeySecrets)
  await transaction.delete(apiKeys)
  await transaction.delete(socialLogins)
  if (!oidcProviders.some(({ id, isSandbox }) => id === 'sandbox' && isSandbox !== true))
    await transaction.delete(userIdentities).where(eq(userIdentities.provider, 'sandbox'))
  await transaction.delete(deviceRequests).where(isNotNull(deviceRequests.shop))
  const removed = await transaction.delete(devices).returning()
  return { accounts, devices: removed.map(deviceRecord) }
}
