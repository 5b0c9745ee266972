import type { MenuChange, MenuConflict } from '@comanda/contract'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { groupBy } from '../../../records/group-by.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { type MenuChangeRow, menuChanges } from '../../../tables/menu-changes.ts'
import { emptyDraft } from './empty-draft.ts'
import { changeOf, lockDraft } from './in-draft.ts'
import { conflictsIn, insertVersion, type Publishing, writeVersion } from './write-version.ts'

const dueOf = (database: Database, shop: string, time: string): Promise<MenuChangeRow[]> =>
  database
    .select()
    .from(menuChanges)
    .where(and(eq(menuChanges.shop, shop), lte(menuChanges.publishTime, time)))

/** Returns the changes that are due first, and who chose their time. */
const nextDue = async (
  transaction: Database,
  shop: string,
  time: string,
): Promise<{ changes: MenuChange[]; publishing: Publishing } | undefined> => {
  await lockDraft(transaction, shop)
  const groups = groupBy(await dueOf(transaction, shop, time), ({ publishTime }) => publishTime)
  const [first] = [...groups].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
  const [chosen] = first?.[1] ?? []
  if (!first || !chosen) return undefined
  const { publishBy, publishByName: byName, by } = chosen
  return {
    changes: first[1].map(changeOf),
    publishing: { transaction, shop, by: publishBy ?? by, byName, time },
  }
}

type Due = readonly [context: ServerContext, shop: string, time: string]

/** Publishes the changes that are due first; undefined if there are none. */
const publishNext = ([{ app, runtime }, shop, time]: Due) =>
  inTransaction(runtime.database, async (transaction) => {
    const due = await nextDue(transaction, shop, time)
    if (!due) return undefined
    const { messages } = await writeVersion({ app }, due.publishing, due.changes)
    await emptyDraft(transaction, shop, due.changes)
    return messages
  })

/** Notes that changes could not be published at their time: they stay in the draft, without it. */
const refuseNext = ([{ runtime }, shop, time]: Due, conflicts: readonly MenuConflict[]) =>
  inTransaction(runtime.database, async (transaction) => {
    const due = await nextDue(transaction, shop, time)
    if (!due) return undefined
    const { changes, publishing } = due
    const version = await insertVersion(publishing, { status: 'refused', changes, conflicts })
    const rows = await transaction
      .update(menuChanges)
      .set({ publishTime: null, publishBy: null, publishByName: null })
      .where(
        and(
          eq(menuChanges.shop, shop),
          inArray(
            menuChanges._id,
            changes.map(({ _id }) => _id),
          ),
        ),
      )
      .returning()
    const waiting = rows.map((row) => ({
      path: 'menuChanges',
      event: 'patched',
      data: changeOf(row),
    }))
    return [...waiting, { path: 'menuVersions', event: 'created', data: version }]
  })

const publishOrRefuse = async (...due: Due): Promise<readonly BusMessage[] | undefined> => {
  try {
    return await publishNext(due)
  } catch (error) {
    const conflicts = conflictsIn(error)
    if (!conflicts) throw error
    return refuseNext(due, conflicts)
  }
}

/**
 * Publishes what is due in every shop (DRAFT-2.3). Run twice, or by two servers at once, it publishes each change once. Returns
 * the number of versions.
 */
export const publishDue = async (context: ServerContext): Promise<number> => {
  const { database, bus, now } = context.runtime
  const time = new Date(now()).toISOString()
  const shops = await database
    .selectDistinct({ shop: menuChanges.shop })
    .from(menuChanges)
    .where(lte(menuChanges.publishTime, time))
  let versions = 0
  for (const { shop } of shops)
    for (;;) {
      const messages = await publishOrRefuse(context, shop, time)
      if (!messages) break
      for (const message of messages) bus.publish(message)
      versions += 1
    }
  return versions
}
