import { redactEarlier } from '../audit/redact-earlier.ts'
import { dropOldRows } from './drop-old-rows.ts'
import { watchInvoices } from './invoices.ts'
import { checkLedgersJob } from './check-ledgers.ts'
import type { Job } from './job.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { renewStocks } from './renew-stocks.ts'
import { countGuests as countThem } from '../services/guests/guests/count-guests.ts'
import { giveDue } from '../services/guests/guests/give.ts'
import { watchKiosks } from '../services/staff/help-calls/watch-kiosks.ts'
import { watchPolling } from '../services/printing/cloud-prnt/watch-polling.ts'
import { expirePoints as writeOff } from '../services/members/point-records/expire-points.ts'
import { releaseLeftCoupons } from '../services/rewards/user-coupons/release.ts'
import { expireCoupons as markExpired } from '../services/rewards/user-coupons/expire-coupons.ts'
import { removeEmptySessions as removeThem } from '../services/ordering/closing/remove-sessions.ts'
import { completeLeft } from '../services/reservations/reservations/complete-left.ts'
import { forgetTables as dropTables } from '../services/ordering/shared-carts/forget-tables.ts'
import { closeStaleSessions as closeThem } from '../services/ordering/closing/close-stale-sessions.ts'

/** Closes sessions that were opened but never used. */
const closeStaleSessions: Job = {
  name: 'close-stale-sessions',
  cron: '*/15 * * * *',
  run: closeThem,
}

/** Removes sessions that were closed a month ago without an order. */
const removeEmptySessions: Job = {
  name: 'remove-empty-sessions',
  cron: '41 3 * * *',
  run: ({ database, now }) => removeThem(database, now()),
}

/** Completes the reservations of guests who have left, if a server died as their bill was closed. */
const completeReservations: Job = {
  name: 'complete-reservations',
  cron: '* * * * *',
  run: completeLeft,
}

/** Marks expired coupons. */
const expireCoupons: Job = {
  name: 'expire-coupons',
  cron: '*/10 * * * *',
  run: ({ database, now }) => markExpired(database, new Date(now())),
}

/** Returns coupons that guests of kiosks left to their codes. */
const releaseCoupons: Job = {
  name: 'release-coupons',
  cron: '*/5 * * * *',
  run: ({ database, now }) => releaseLeftCoupons(database, new Date(now())),
}

/** Writes off expired points in batches until all are done. */
const expirePoints: Job = {
  name: 'expire-points',
  cron: '*/10 * * * *',
  run: async ({ database, now }) => {
    let members = 0
    for (;;) {
      const done = await writeOff(database, new Date(now()))
      if (done === 0) return members
      members += done
    }
  },
}

/** Redacts what builds before wrote of people into the logs. */
const redactLogs: Job = {
  name: 'redact-logs',
  cron: '52 * * * *',
  run: ({ database }) => redactEarlier(database),
}

/** Looks for printers that do not ask for their slips any more. */
const watchPrinters: Job = { name: 'watch-printers', cron: '* * * * *', run: watchPolling }

/** Looks for kiosks that are not heard any more. */
const watchDevices: Job = { name: 'watch-kiosks', cron: '* * * * *', run: watchKiosks }

/** Counts the visits of guests that have ended. */
const countGuests: Job = { name: 'count-guests', cron: '*/10 * * * *', run: countThem }

/** Drops the shared carts of tables that closed, and the names of their guests. */
const forgetTables: Job = {
  name: 'forget-tables',
  cron: '*/10 * * * *',
  run: ({ database, now }) => dropTables(database, now()),
}

/** Continues with coupons that are given to lists. */
const giveCoupons: Job = { name: 'give-coupons', cron: '* * * * *', run: giveDue }

/** All periodic jobs. Mails have a queue of their own (`mail/`), since they are sent as soon as possible. */
export const jobs: readonly Job[] = [
  expirePoints,
  expireCoupons,
  releaseCoupons,
  closeStaleSessions,
  removeEmptySessions,
  forgetTables,
  completeReservations,
  dropOldRows,
  redactLogs,
  checkLedgersJob,
  watchInvoices,
  reconcilePayments,
  renewStocks,
  countGuests,
  giveCoupons,
  watchPrinters,
  watchDevices,
]
