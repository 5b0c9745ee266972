import {
  type MenuChange,
  menuVersions as description,
  type PublishMenuResult,
} from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { managers } from '../../../policies/staff.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { menuChanges } from '../../../tables/menu-changes.ts'
import { emptyDraft } from './empty-draft.ts'
import { changeOf, lockDraft } from './in-draft.ts'
import { type Publishing, writeVersion } from './write-version.ts'

const draftChanged = () =>
  refused({
    kind: 'Conflict',
    code: 'menuChanged',
    message: 'The draft has changed meanwhile; read it again.',
    field: 'changes',
  })

/** Returns the drafted changes that are named, or all. Throws if one of those named is not there any more, or if there are none. */
const selectedChanges = async (
  transaction: Database,
  shop: string,
  named: readonly string[] | undefined,
): Promise<MenuChange[]> => {
  const ofShop = eq(menuChanges.shop, shop)
  const rows = await transaction
    .select()
    .from(menuChanges)
    .where(named ? and(ofShop, inArray(menuChanges._id, [...named])) : ofShop)
  if (rows.length === 0 || (named && rows.length !== new Set(named).size)) throw draftChanged()
  return rows.map(changeOf)
}

/** Sets when changes are published by themselves; null for never. */
const chooseTime = async (
  { transaction, shop, by, byName }: Publishing,
  changes: readonly MenuChange[],
  at: string | null,
): Promise<MenuChange[]> => {
  const ids = changes.map(({ _id }) => _id)
  const rows = await transaction
    .update(menuChanges)
    .set({ publishTime: at, publishBy: by, publishByName: byName })
    .where(and(eq(menuChanges.shop, shop), inArray(menuChanges._id, ids)))
    .returning()
  return rows.map(changeOf)
}

/** `create menuVersions/publish` (DRAFT-2.1, DRAFT-2.3). */
export const publish = serveCall(
  description.calls.publish,
  managers,
  async (data, { app, runtime, params }): Promise<PublishMenuResult> => {
    const { idempotencyKey: key, ...payload } = data
    const { shop, at } = data
    const { _id: by, name: byName = null } = callerOf(params)
    const time = new Date(runtime.now()).toISOString()
    if (typeof at === 'string' && Date.parse(at) <= runtime.now())
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'This time is over.',
        field: 'at',
      })
    const sent = { shop, scope: 'menuVersions/publish', key, caller: by, payload }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async () => {
        await lockDraft(transaction, shop)
        const selected = await selectedChanges(transaction, shop, data.changes)
        const publishing = { transaction, shop, by, byName, time }
        if (at !== undefined) {
          const waiting = await chooseTime(publishing, selected, at)
          const messages: BusMessage[] = waiting.map((change) => ({
            path: 'menuChanges',
            event: 'patched',
            data: change,
          }))
          return { answer: { waiting } satisfies PublishMenuResult, messages }
        }
        const { version, messages } = await writeVersion({ app }, publishing, selected)
        await emptyDraft(transaction, shop, selected)
        return { answer: { version, waiting: [] } satisfies PublishMenuResult, messages }
      }),
    )
    for (const message of made?.messages ?? []) runtime.bus.publish(message)
    return answer
  },
)
