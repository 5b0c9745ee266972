import type { PairDeviceData, PairDeviceResult } from '@comanda/contract'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shopNumberOf } from './code-form.ts'
import { secretsOf } from '../../../config/secrets.ts'
import { codeHash } from './code-hash.ts'
import { insertDevice } from './insert-device.ts'
import { pairingRefused } from './pairing-refused.ts'
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
  const { config, database, bus, now } = pairing
  const time = now()
  const createTime = new Date(time).toISOString()
  await countAttempt(
    database,
    [{ name: `pairing at ${callerAddress({ address })}`, most: mostTries }],
    time,
  )
  const hashes = secretsOf(config).map((secret) => codeHash(secret, code))
  const entered = { hashes, now: createTime }
  const { device, token } = await inTransaction(database, async (transaction) => {
    const taken = await take(transaction, pairing, code, entered)
    if (!taken) throw refused(pairingRefused)
    const { shop, name, kind } = taken
    return insertDevice(transaction, pairing, { shop, name, kind: kind ?? 'kiosk', createTime })
  })
  bus.publish({ path: 'devices', event: 'created', data: device })
  return { device, token }
}
