import type {
  ResumeDeviceData,
  ResumeDeviceResult,
  TableSession,
  UnseenNumber,
} from '@comanda/contract'
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { shopsOf } from '../../../policies/staff.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { abandon } from '../../ordering/table-sessions/ending/abandon.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { updatePayment } from '../attempts/update-payment.ts'

/** What began earlier, in ms, is finished without the kiosk. */
const lookBack = 15 * 60_000

/** The sessions of a device whose numbers it has not shown, the earliest first. */
const unseen = ({ runtime: { database, now } }: HandlerContext, shop: string, device: string) =>
  database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        eq(tableSessions.device, device),
        gte(tableSessions.createTime, new Date(now() - lookBack).toISOString()),
        isNull(tableSessions.shownTime),
        inArray(tableSessions.status, ['ongoing', 'toPay', 'done']),
      ),
    )
    .orderBy(asc(tableSessions.createTime))

const isPending = ({ attempts }: TableSession): boolean =>
  attempts.some(({ status }) => status === 'pending')
const isInReview = ({ attempts }: TableSession): boolean =>
  attempts.some(({ status }) => status === 'review')

const numberOf = ({ _id: session, orders }: TableSession): UnseenNumber[] =>
  orders.slice(0, 1).map(({ number }) => ({ session, number }))

/**
 * `create devices/resume`: finishes what the visits before left at a kiosk that was turned off or killed (KIOSK-6.5). The
 * providers of its payments are queried; what nobody pays is abandoned. Returns the numbers that nobody has seen.
 */
export const resume = async (
  context: HandlerContext,
  { shown = [] }: ResumeDeviceData,
): Promise<ResumeDeviceResult> => {
  const { params, runtime } = context
  const device = params.user?._id ?? ''
  const [shop] = shopsOf(params.user, ['kiosk'])
  if (shop === undefined) throw refused(sessionNotFound)
  if (shown.length > 0)
    await runtime.database
      .update(tableSessions)
      .set({ shownTime: new Date(runtime.now()).toISOString() })
      .where(
        and(
          eq(tableSessions.shop, shop),
          eq(tableSessions.device, device),
          inArray(tableSessions._id, shown),
          isNull(tableSessions.shownTime),
        ),
      )
  const left = await unseen(context, shop, device)
  const known = await Promise.all(
    left.map(({ _id: session }) => updatePayment(context, { session })),
  )
  const ended: TableSession[] = []
  for (const session of known) {
    if (isPending(session) || isInReview(session)) continue
    const isUnpaid = session.status === 'toPay'
    ended.push(
      isUnpaid ? await abandon(orderingOf(context), { session: session._id }, device) : session,
    )
  }
  return {
    isPaying: known.some(isPending),
    numbers: ended.filter(({ status }) => status !== 'cancelled').flatMap(numberOf),
  }
}
