import { inArray, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { accountCodes } from '../tables/account-codes.ts'
import { rateLimits } from '../tables/rate-limits.ts'
import { memberCodes } from '../tables/member-codes.ts'
import { socialLogins } from '../tables/social-logins.ts'
import type { Database } from '../database/connect.ts'
import { emptyOldClaims } from '../idempotency/empty-old-claims.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'
import { orderLimits } from '../tables/order-limits.ts'
import { tableCodes } from '../tables/table-codes.ts'
import { printJobs } from '../tables/print-jobs.ts'
import { smsMessages } from '../tables/sms-messages.ts'
import { pairingCodes } from '../tables/pairing-codes.ts'
import { handoffDigits, handoffs } from '../tables/handoffs.ts'
import { deviceRequests } from '../tables/device-requests.ts'
import { knownDevices } from '../tables/known-devices.ts'
import { signIns } from '../tables/sign-ins.ts'
import { dropUnknownMessages } from '../payments/drop-unknown-messages.ts'
import { forgetChannelGuests } from '../services/channels/orders/forget-guests.ts'
import { forgetParties } from '../services/reservations/waiting/forget-parties.ts'
import { dropOldChanges } from '../services/changes/drop-old-changes.ts'
import { leaveParties } from '../services/reservations/waiting/leave-parties.ts'
import { webhookDeliveries } from '../tables/webhook-deliveries.ts'
import { waitingParties } from '../tables/waiting-parties.ts'
import type { Job } from './job.ts'

/** How long the saved result of a write is available to retries: longer than a phone stays offline. */
const retryPeriod = 7 * 86_400_000

/** Rows deleted by one statement. */
const atOnce = 1000

/** Deletes the oldest rows of a table in batches, so that no other statement waits long for it. */
const dropBefore = async (
  database: Database,
  table: PgTable,
  column: AnyPgColumn,
  time: string,
): Promise<number> => {
  const row: SQL = inArray(
    column,
    database
      .selectDistinct({ time: column })
      .from(table)
      .where(lt(column, time))
      .orderBy(column)
      .limit(atOnce),
  )
  let dropped = 0
  for (;;) {
    const { rowCount } = await database.delete(table).where(row)
    if (!rowCount) return dropped
    dropped += rowCount
  }
}

/** Deletes saved results past their retry period, expired codes and rate-limit counters, slips and texts a week old, webhooks and changes two weeks old, and messages about no known payment. */
export const dropOldRows: Job = {
  name: 'drop-old-rows',
  cron: '23 * * * *',
  run: async (runtime) => {
    const { database, now } = runtime
    const time = new Date(now()).toISOString()
    const old = new Date(now() - retryPeriod).toISOString()
    // Until then a retry of who took one gets its response again.
    const aWhileAgo = new Date(now() - 15 * 60_000).toISOString()
    const twoWeeks = new Date(now() - 2 * retryPeriod).toISOString()
    const years = new Date(now() - 800 * 86_400_000).toISOString()
    const dropped = [
      await emptyOldClaims(database),
      await dropBefore(database, idempotencyKeys, idempotencyKeys.createTime, old),
      await dropBefore(database, rateLimits, rateLimits.until, time),
      await dropBefore(database, orderLimits, orderLimits.until, time),
      await dropBefore(database, accountCodes, accountCodes.expires, time),
      await dropBefore(database, memberCodes, memberCodes.expires, time),
      await dropBefore(database, socialLogins, socialLogins.expires, time),
      await dropBefore(database, tableCodes, tableCodes.validUntil, old),
      await dropBefore(database, signIns, signIns.expires, time),
      await dropBefore(database, knownDevices, knownDevices.until, time),
      await dropBefore(database, printJobs, printJobs.createTime, old),
      await dropBefore(database, smsMessages, smsMessages.createTime, old),
      await dropBefore(database, pairingCodes, pairingCodes.expires, time),
      await dropBefore(database, deviceRequests, deviceRequests.expires, time),
      await dropBefore(database, handoffs, handoffs.expires, aWhileAgo),
      await dropBefore(database, handoffDigits, handoffDigits.expires, aWhileAgo),
      await dropBefore(database, webhookDeliveries, webhookDeliveries.createTime, twoWeeks),
      await dropOldChanges(database, twoWeeks),
      await dropUnknownMessages(database, now()),
      await forgetChannelGuests(database, now()),
      await leaveParties(runtime),
      await forgetParties(database, now()),
      await dropBefore(database, waitingParties, waitingParties.createTime, years),
    ]
    return dropped.reduce((sum, rows) => sum + rows, 0)
  },
}
