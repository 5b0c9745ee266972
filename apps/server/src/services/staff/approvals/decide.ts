import type { Approval, DecideApprovalData } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { type ApprovalRow, approvals } from '../../../tables/approvals.ts'
import { type ChangedSession, changeSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { approveCredit, type Credited } from './approve-credit.ts'
import { approveRefund } from './approve-refund.ts'
import { lockPending } from './lock-pending.ts'
import { type Done, writeDecision } from './write-decision.ts'

/** What was done as a request was decided, and what is to be announced of it. */
interface Work {
  readonly done?: Done
  readonly credited?: Credited
  readonly changed?: ChangedSession
}

interface Outcome {
  readonly answer: Approval
  readonly made?: { readonly answer: Approval; readonly work: Work }
}

/** Returns the session whose payment an approved request refunds. */
const sessionToRefund = async (
  database: Database,
  { approval, status }: DecideApprovalData,
): Promise<string | undefined> => {
  if (status === 'refused') return undefined
  const [row] = await database
    .select({ refund: approvals.refund })
    .from(approvals)
    .where(eq(approvals._id, approval))
  return row?.refund?.session
}

/**
 * `create approvals/decide`: an owner approves a request, which credits the member (MEM-7.3) or makes the refund (PAY-5.11)
 * in the same transaction, or refuses it. The log of staff actions has it with both, who requested and who approved it.
 */
export const decideApproval = async (
  ordering: Ordering,
  { idempotencyKey: key, ...payload }: DecideApprovalData,
  params: CallParams,
): Promise<Approval> => {
  const { database, bus } = ordering
  const { approval, status } = payload
  const approver = callerOf(params)
  const now = new Date(ordering.now())
  const decision = { status, approver, time: now.toISOString(), requestId: params.requestId }
  const write = {
    shop: '',
    scope: `approvals/decide/${approval}`,
    key,
    caller: callerIdentity(params),
    payload,
  }
  const decideOnce = (
    transaction: Database,
    carryOut: (row: ApprovalRow) => Promise<Work>,
  ): Promise<Outcome> =>
    once(transaction, write, async () => {
      const row = await lockPending(transaction, approval)
      const work = await carryOut(row)
      const answer = await writeDecision(transaction, row, { ...decision, done: work.done })
      return { answer, work }
    })
  const credit = (transaction: Database): Promise<Outcome> =>
    decideOnce(transaction, async (row) => {
      await refuseOwnAccount(transaction, approver, row.user ?? row.actor)
      if (status === 'refused') return {}
      const credited = await approveCredit(transaction, row, now)
      return { credited, done: { path: credited.path, record: credited.record._id } }
    })
  const refund = async (session: string): Promise<Outcome> => {
    let outcome: Outcome | undefined
    await changeSession(ordering, session, async (locked) => {
      outcome = await decideOnce(locked.transaction, async (row) => {
        const changed = await approveRefund(locked, row, approver)
        return { changed, done: { path: 'tableSessions/refund', record: session } }
      })
      return outcome.made?.work.changed
    })
    if (!outcome) throw new Error('a session was changed without its work')
    return outcome
  }

  const session = await sessionToRefund(database, payload)
  const { answer, made } = await (session === undefined
    ? inTransaction(database, credit)
    : refund(session))
  const credited = made?.work.credited
  if (credited) bus.publish({ path: credited.path, event: 'created', data: credited.record })
  if (made) bus.publish({ path: 'approvals', event: 'patched', data: answer })
  return answer
}
