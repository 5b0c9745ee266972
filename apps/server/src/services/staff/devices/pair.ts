import type { PairDeviceData, PairDeviceResult } from '@comanda/contract'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { deviceTokenHash } from '../../../authentication/device/device-token.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shopNumberOf } from './code-form.ts'
import { codeHash } from './code-hash.ts'
import { devices } from '../../../tables/devices.ts'
import type { Database } from '../../../database/connect.ts'
import { type EnteredCode, takeCode } from './take-code.ts'
import { takeOlderCode } from './take-older-code.ts'

/** Codes that one address may try in 15 minutes. */
const mostTries = 20

type Pairing = Pick<Runtime, 'config' | 'database' | 'shopDirectory' | 'bus' | 'now'>

const take = async (
  transaction: Database,
  { shopDirectory }: Pairing,
  code: string,
  entered: EnteredCode,
) => {
  const number = shopNumberOf(code)
  if (number === undefined) return takeOlderCode(transaction, entered)
  const shop = await shopDirectory.shopOfNumber(transaction, number)
  return shop === undefined ? undefined : takeCode(transaction, shop, entered)
}

/** `create devices/pair`: a terminal redeems a single-use code and gets its token, which is returned only once. */
export const pair = async (
  pairing: Pairing,
  { code }: PairDeviceData,
  address: string | undefined,
): Promise<PairDeviceResult> => {
  const { config, database, shopDirectory, bus, now } = pairing
  const time = now()
  const createTime = new Date(time).toISOString()
  await countAttempt(
    database,
    [{ name: `pairing at ${callerAddress({ address })}`, most: mostTries }],
    time,
  )
  const entered = { hash: codeHash(config.jwtSecret, code), now: createTime }
  const { device, token } = await inTransaction(database, async (transaction) => {
    const taken = await take(transaction, pairing, code, entered)
    if (!taken)
      throw refused({
        kind: 'BadRequest',
        code: 'pairingRefused',
        message: 'The code is wrong, used or too old.',
        field: 'code',
      })
    const { shop, name, kind } = taken
    const _id = await shopDirectory.newRecordId(transaction, shop)
    const key = await shopDirectory.newKey(transaction, shop, 32)
    const paired = { _id, shop, name, kind: kind ?? 'kiosk', createTime }
    await transaction.insert(devices).values({ ...paired, tokenHash: deviceTokenHash(key) })
    return { device: paired, token: key }
  })
  bus.publish({ path: 'devices', event: 'created', data: device })
  return { device, token }
}
