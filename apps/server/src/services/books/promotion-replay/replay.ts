import { orderDiscounts } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseUnpriceableRule } from '../../../calls/check-priceable.ts'
import { countCalls } from '../../../calls/count-calls.ts'
import { normalisedRule } from '../../../calls/normalise-conditions.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { checkPeriod } from '../reports/period.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf, managersOfAny } from '../../../policies/staff.ts'
import { oneRun } from './one-run.ts'
import { replayBeside } from './replay-beside.ts'

/** The most days of a replay: a quarter and a day. */
const MOST_DAYS = 93

/** The calls of an account in 15 minutes: somebody who types all the time, and whose bills take some calls. */
const limit = { name: 'replays', most: 1500 }

const invalid = (message: string, field: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })

/** `create orderDiscounts/replay` (BOOK-3.1). */
export const replayDraft = serveCall(
  orderDiscounts.calls.replay,
  managersOfAny,
  async (data, { runtime, params }) => {
    const caller = callerOf(params)
    const { shops, from, to, after } = data
    if (!shops.every((shop) => isStaffOf(caller, shop, ['manager'])))
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    checkPeriod({ from, to }, MOST_DAYS)
    if (after && !shops.includes(after.shop))
      throw invalid('It is of none of the shops', 'after.shop')
    const draft = normalisedRule(data.draft)
    if (draft.source === 'vip')
      throw invalid('Rules of vip levels are not replayed', 'draft.source')
    refuseUnpriceableRule(draft, 'draft')
    await countCalls(runtime, params, limit)
    return oneRun(caller._id, (signal) => replayBeside(runtime, { ...data, draft }, signal))
  },
)
