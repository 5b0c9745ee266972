import type { DraftResult, MenuChange } from '@comanda/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { databaseError } from '../../../table-service/database-error.ts'
import { type MenuChangeRow, menuChanges } from '../../../tables/menu-changes.ts'
import { menuDrafts } from '../../../tables/menu-versions.ts'

/** Locks a shop's draft until the transaction ends. Returns how many versions the shop has. */
export const lockDraft = async (transaction: Database, shop: string): Promise<number> => {
  const [row] = await transaction
    .insert(menuDrafts)
    .values({ shop, versions: 0 })
    .onConflictDoUpdate({
      target: menuDrafts.shop,
      set: { versions: sql`${menuDrafts.versions}` },
    })
    .returning()
  return row?.versions ?? 0
}

/** Returns a change as on the wire. */
export const changeOf = ({
  publishBy: _by,
  publishByName: _name,
  ...row
}: MenuChangeRow): MenuChange => withoutNulls(row)

/** What a call changes of the draft. */
export interface DraftStep {
  readonly drop: readonly MenuChangeRow[]
  readonly write: readonly Pick<
    MenuChangeRow,
    'path' | 'record' | 'kind' | 'field' | 'from' | 'to'
  >[]
}

interface DraftCall {
  readonly shop: string
  readonly idempotencyKey?: string | undefined
}

/** Who changes a draft, and when. */
interface DraftAuthor {
  readonly shop: string
  readonly by: string
  readonly byName: string | null
  readonly time: string
}

/** Changes a draft that is locked. */
export const writeStep = async (
  transaction: Database,
  author: DraftAuthor,
  { drop, write }: DraftStep,
): Promise<DraftResult> => {
  const { shop } = author
  const dropped = drop.map(({ _id }) => _id)
  if (dropped.length > 0)
    await transaction
      .delete(menuChanges)
      .where(and(eq(menuChanges.shop, shop), inArray(menuChanges._id, dropped)))
  const rows = write.map((change) => ({ ...change, ...author, _id: newIdBeside(shop) }))
  const written =
    rows.length === 0 ? [] : await transaction.insert(menuChanges).values(rows).returning()
  return { shop, written: written.map(changeOf), dropped }
}

/** Announces what a call has done to a draft. */
export const announceDraft = (
  { bus }: Pick<Runtime, 'bus'>,
  { shop, written, dropped }: DraftResult,
): void => {
  for (const _id of dropped)
    bus.publish({ path: 'menuChanges', event: 'removed', data: { _id, shop } })
  for (const data of written) bus.publish({ path: 'menuChanges', event: 'created', data })
}

/**
 * Changes a shop's draft, once however often the call is retried, and announces it. A change that replaces another has an id of
 * its own: who publishes by ids publishes what they have seen.
 */
export const inDraft = async (
  { runtime, params }: HandlerContext,
  scope: string,
  { idempotencyKey: key, ...payload }: DraftCall,
  work: (transaction: Database) => Promise<DraftStep>,
): Promise<DraftResult> => {
  const { shop } = payload
  const { _id: by, name: byName = null } = callerOf(params)
  const sent = { shop, scope, key, caller: by, payload }
  const { answer, made } = await inTransaction(runtime.database, (transaction) =>
    once(transaction, sent, async () => {
      await lockDraft(transaction, shop)
      const time = new Date(runtime.now()).toISOString()
      const step = await work(transaction)
      return { answer: await writeStep(transaction, { shop, by, byName, time }, step) }
    }),
  ).catch((error: unknown) => {
    throw databaseError(error)
  })
  if (made) announceDraft(runtime, answer)
  return answer
}
