import type { CreateOrResumeData, Menu } from '@comanda/contract'
import { onlineFailure, type TableCode, tableCodeFailure } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'
import type { Refusal } from '../../../../errors/refusal.ts'
import { beingSetUp } from '../session-refusals.ts'
import { tableCodeRefusals } from '../../table-codes/table-code-refusals.ts'

const messages = {
  ...tableCodeRefusals,
  shopNotEnabledForOnline: {
    kind: 'BadRequest',
    code: 'shopNotEnabledForOnline',
    message: 'This shop does not take orders online.',
  },
  timeSlotNotFound: {
    kind: 'BadRequest',
    code: 'timeSlotNotFound',
    message: "Sorry, we're closed!",
  },
} as const

/**
 * Returns why the code of a table does not open a session, in the order of the start-up (SESS-3.2): expired, feature off,
 * no such table, presence required; then the shop is not open for online, or not now, unless staff open it.
 */
export const tableCodeRefusal = (
  { date }: Pick<CreateOrResumeData, 'date'>,
  code: TableCode | undefined,
  shop: Menu['shop'],
  now: Date,
  isStaff: boolean,
): Refusal | undefined => {
  if (shop.beingSetUp && !isStaff) return beingSetUp
  const failure =
    tableCodeFailure(code, date, now.toISOString(), shop) ??
    (isStaff
      ? undefined
      : onlineFailure(shop, 'dineIn', localMoment(now.getTime(), shop.timeZone), true))
  return failure && messages[failure]
}
