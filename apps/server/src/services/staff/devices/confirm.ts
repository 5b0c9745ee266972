import type { ConfirmDeviceData, ConfirmDeviceResult } from '@comanda/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { countAttempt, takeBackAttempt } from '../../../authentication/rate-limit.ts'
import { refused } from '../../../errors/refusal.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { codeHash } from './code-hash.ts'
import { pairingRefused } from './pairing-refused.ts'

/** Codes that one account may try in 15 minutes. */
const mostTries = 10

/** `create devices/confirm`: a manager lets the device that shows the code belong to the shop. The code is used then. */
export const confirm = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { code, shop, name }: ConfirmDeviceData,
  manager: string,
): Promise<ConfirmDeviceResult> => {
  const time = now()
  const limits = [{ name: `confirming devices by ${manager}`, most: mostTries }]
  await countAttempt(database, limits, time)
  const isShown = and(
    eq(deviceRequests.codeHash, codeHash(config.jwtSecret, code)),
    gt(deviceRequests.expires, new Date(time).toISOString()),
    isNull(deviceRequests.shop),
  )
  const [confirmed] = await database
    .update(deviceRequests)
    .set({ shop, name })
    .where(isShown)
    .returning()
  if (!confirmed) throw refused(pairingRefused)
  await takeBackAttempt(database, limits)
  const { kind, agent, screen, address } = confirmed
  return withoutNulls({ kind, agent, screen, address })
}
