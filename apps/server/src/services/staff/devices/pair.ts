import type { PairDeviceData, PairDeviceResult } from '@comanda/contract'
import { and, eq, gt } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { deviceTokenHash, newDeviceToken } from '../../../authentication/device/device-token.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { codeHash } from './code-hash.ts'
import { devices } from '../../../tables/devices.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'

/** Codes that one address may try in 15 minutes. */
const mostTries = 20

/** `create devices/pair`: a terminal redeems a single-use code and gets its token, which is returned only once. */
export const pair = async (
  { config, database, bus, now }: Pick<Runtime, 'config' | 'database' | 'bus' | 'now'>,
  { code }: PairDeviceData,
  address: string | undefined,
): Promise<PairDeviceResult> => {
  const time = now()
  const createTime = new Date(time).toISOString()
  await countAttempt(
    database,
    [{ name: `pairing at ${callerAddress({ address })}`, most: mostTries }],
    time,
  )
  const token = newDeviceToken()
  const device = await inTransaction(database, async (transaction) => {
    const [taken] = await transaction
      .delete(pairingCodes)
      .where(
        and(
          eq(pairingCodes.codeHash, codeHash(config.jwtSecret, code)),
          gt(pairingCodes.expires, createTime),
        ),
      )
      .returning()
    if (!taken)
      throw refused({
        kind: 'BadRequest',
        code: 'pairingRefused',
        message: 'The code is wrong, used or too old.',
        field: 'code',
      })
    const { shop, name } = taken
    const paired = { _id: newRecordId(), shop, name, kind: 'kiosk' as const, createTime }
    await transaction.insert(devices).values({ ...paired, tokenHash: deviceTokenHash(token) })
    return paired
  })
  bus.publish({ path: 'devices', event: 'created', data: device })
  return { device, token }
}
