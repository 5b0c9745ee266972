import type { CreateOrResumeData, Menu } from '@comanda/contract'
import { onlineFailure, tableCodeFailure } from '@comanda/engine/sessions'
import { localMoment } from '@comanda/engine/time'
import type { Refusal } from '../../../errors/refusal.ts'

/** How far the clock of a diner's phone may be ahead of the server's, in ms. */
const CLOCK_SKEW = 60_000

const messages = {
  fixedCodeTimeout: 'Code Expired',
  fixedCodeNotEnabled: 'This shop does not take orders by table code.',
  fixedCodeTableInvalid: 'Invalid Code',
  shopNotEnabledForOnline: 'This shop does not take orders online.',
  timeSlotNotFound: "Sorry, we're closed!",
} as const

/**
 * Returns why the code of a table does not open a session, in the order of the start-up (SESS-3.2): expired (or a scan
 * of the future), feature off, no such table; then the shop is not open for online, or not now.
 */
export const tableCodeRefusal = (
  { date }: Pick<CreateOrResumeData, 'date'>,
  tableExists: boolean,
  shop: Menu['shop'],
  now: Date,
): Refusal | undefined => {
  const isOfTheFuture = Date.parse(date) > now.getTime() + CLOCK_SKEW
  const code = isOfTheFuture
    ? 'fixedCodeTimeout'
    : (tableCodeFailure({ date, tableExists }, now.toISOString(), shop) ??
      onlineFailure(shop, 'dineIn', localMoment(now.getTime(), shop.timeZone), true))
  return code && { kind: 'BadRequest', code, message: messages[code] }
}
