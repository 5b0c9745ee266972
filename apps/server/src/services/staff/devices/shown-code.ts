import { and, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { WaitingDevice } from '@comanda/contract'
import { countAttempt, takeBackAttempt } from '../../../authentication/rate-limit.ts'
import { secretsOf } from '../../../config/secrets.ts'
import { refused } from '../../../errors/refusal.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { codeHash } from './code-hash.ts'
import { pairingRefused } from './pairing-refused.ts'

/** Codes that one account may try in 15 minutes. */
const mostTries = 10

type Waiting = typeof deviceRequests.$inferSelect

/**
 * Returns the device that shows the code, which `take` reads or changes by the given condition. Fails with `pairingRefused` if none
 * does, which counts as a try of the account; a code that is shown does not.
 */
export const withShownCode = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { code, account }: { readonly code: string; readonly account: string },
  take: (isShown: SQL | undefined) => Promise<readonly Waiting[]>,
): Promise<WaitingDevice> => {
  const time = now()
  const limits = [{ name: `confirming devices by ${account}`, most: mostTries }]
  await countAttempt(database, limits, time)
  const [waiting] = await take(
    and(
      inArray(
        deviceRequests.codeHash,
        secretsOf(config).map((secret) => codeHash(secret, code)),
      ),
      gt(deviceRequests.expires, new Date(time).toISOString()),
      isNull(deviceRequests.shop),
    ),
  )
  if (!waiting) throw refused(pairingRefused)
  await takeBackAttempt(database, limits)
  const { kind, agent, screen, address, sign } = waiting
  return withoutNulls({ kind, agent, screen, address, sign })
}
