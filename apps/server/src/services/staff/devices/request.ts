import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { DeviceRequestData, DeviceRequestResult } from '@comanda/contract'
import { eq, lt } from 'drizzle-orm'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { codeHash } from './code-hash.ts'
import { freeSign } from './free-sign.ts'

/** How long a code is valid, in ms. */
const codeLife = 10 * 60_000

/** Codes that one address may ask for in 15 minutes. */
const mostRequests = 20

/** Returns the stored form of a device's secret. A plain hash is safe, since the secret is random. */
export const requestHash = (request: string): string =>
  createHash('sha256').update(request).digest('base64url')

/** `create devices/request`: a device that nobody has paired gets a code and a sign to show, and a secret by which it claims (KIOSK-1.1). */
export const request = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { kind = 'kiosk', agent, screen }: DeviceRequestData,
  address: string | undefined,
): Promise<DeviceRequestResult> => {
  const time = now()
  const from = callerAddress({ address })
  await countAttempt(database, [{ name: `device requests at ${from}`, most: mostRequests }], time)
  const secret = randomBytes(32).toString('base64url')
  const expires = new Date(time + codeLife).toISOString()
  const isOld = lt(deviceRequests.expires, new Date(time).toISOString())
  await database.delete(deviceRequests).where(isOld)
  const beside = await database
    .select({ sign: deviceRequests.sign })
    .from(deviceRequests)
    .where(eq(deviceRequests.address, from))
  const sign = freeSign(beside.map((one) => one.sign))
  for (;;) {
    const code = String(randomInt(10 ** 8)).padStart(8, '0')
    const stored = await database
      .insert(deviceRequests)
      .values({
        requestHash: requestHash(secret),
        codeHash: codeHash(config.jwtSecret, code),
        kind,
        agent,
        screen,
        address: from,
        sign,
        expires,
      })
      // Another device shows this code: draw again.
      .onConflictDoNothing()
      .returning({ expires: deviceRequests.expires })
    if (stored.length > 0) return { request: secret, code, sign, expires }
  }
}
