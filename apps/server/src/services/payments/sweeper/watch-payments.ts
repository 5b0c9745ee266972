import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'

const MINUTE = 60_000

/** So many attempts of a shop that failed within so many ms are a trouble: somebody may be trying stolen cards. */
const mostFailed = 20
const failedWithin = 10 * MINUTE

/** How long a refund may wait to be sent, in ms. */
const refundPatience = 60 * MINUTE

/** How often a server looks, in ms. */
const EVERY = MINUTE

const reportFailures = async ({ reads, troubles, log, now }: Runtime): Promise<void> => {
  const { shop, status, failure, createTime } = paymentAttempts
  const failed = await reads
    .select({ shop, failed: count() })
    .from(paymentAttempts)
    .where(
      and(
        isNotNull(failure),
        gt(createTime, new Date(now() - failedWithin).toISOString()),
        inArray(status, ['pending', 'failed', 'cancelled', 'expired']),
      ),
    )
    .groupBy(shop)
    .having(gt(count(), mostFailed - 1))
    .limit(10)
  if (failed.length === 0) return troubles.clear('declines')
  if (!troubles.get('declines')) log.error({ failed }, 'many payments of a shop fail')
  troubles.report('declines', 'Many payments of a shop fail: somebody may be trying stolen cards.')
}

const reportLateRefunds = async ({ reads, troubles, now }: Runtime): Promise<void> => {
  const limit = new Date(now() - refundPatience).toISOString()
  const isUnsent = and(
    eq(refunds.status, 'due'),
    eq(refunds.resends, 0),
    lt(refunds.createTime, limit),
  )
  // What has an id was accepted by the provider, which may take days.
  const isUnheard = and(
    eq(refunds.status, 'sent'),
    isNull(refunds.providerRefundId),
    lt(refunds.sentTime, limit),
  )
  const late = await reads
    .select({ shop: refunds.shop })
    .from(refunds)
    .where(and(isNotNull(refunds.askTime), or(isUnsent, isUnheard)))
    .limit(1)
  if (late.length === 0) troubles.clear('refunds')
  else troubles.report('refunds', 'Refunds could not be sent to their provider for an hour.')
}

/** For how long a payment whose money could not be collected is reported, in ms. */
const lostFor = 7 * 24 * 60 * MINUTE

const reportLost = async ({ reads, troubles, now }: Runtime): Promise<void> => {
  const { shop, status, failure, createTime } = paymentAttempts
  const lost = await reads
    .select({ shop })
    .from(paymentAttempts)
    .where(
      and(
        eq(failure, 'captureFailed'),
        gt(createTime, new Date(now() - lostFor).toISOString()),
        inArray(status, ['paid', 'surplus']),
      ),
    )
    .limit(1)
  if (lost.length === 0) troubles.clear('captures')
  else troubles.report('captures', 'A provider could not collect the money of a payment.')
}

const lastTimes = new WeakMap<Runtime, number>()

/** Reports troubles with payments (PAY-6.4), at most once a minute. */
export const watchPayments = async ({ runtime }: ServerContext): Promise<number> => {
  const last = lastTimes.get(runtime)
  const now = runtime.now()
  if (last !== undefined && now - last < EVERY) return 0
  lastTimes.set(runtime, now)
  await reportFailures(runtime)
  await reportLateRefunds(runtime)
  await reportLost(runtime)
  return 0
}
