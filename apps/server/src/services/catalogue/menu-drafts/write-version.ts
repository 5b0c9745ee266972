import type { MenuChange, MenuConflict, MenuVersion } from '@comanda/contract'
import { Conflict } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { menuDrafts, menuVersions } from '../../../tables/menu-versions.ts'
import { applyChanges } from './apply-changes.ts'
import { lockDraft } from './in-draft.ts'

/** Who publishes in which shop, and when. */
export interface Publishing {
  readonly transaction: Database
  readonly shop: string
  readonly by: string
  readonly byName: string | null
  readonly time: string
  /** The number of the version that is taken back. */
  readonly reverts?: number
}

/** A version, and the events that announce it after the commit. */
export interface WrittenVersion {
  readonly version: MenuVersion
  readonly messages: readonly BusMessage[]
}

/** Writes the next version of a shop's menu. */
export const insertVersion = async (
  { transaction, reverts, ...of }: Publishing,
  what: Pick<MenuVersion, 'status' | 'changes'> & { readonly conflicts?: readonly MenuConflict[] },
): Promise<MenuVersion> => {
  const number = (await lockDraft(transaction, of.shop)) + 1
  const [row] = await transaction
    .insert(menuVersions)
    .values({ _id: newIdBeside(of.shop), ...of, number, ...what, reverts: reverts ?? null })
    .returning()
  await transaction.update(menuDrafts).set({ versions: number }).where(eq(menuDrafts.shop, of.shop))
  if (!row) throw new Error('a version was not written')
  const { changes, conflicts, ...record } = row
  return {
    ...withoutNulls(record),
    changes: [...changes],
    ...(conflicts ? { conflicts: [...conflicts] } : {}),
  }
}

/** The error of changes that cannot be published. */
class MenuConflicts extends Conflict {
  readonly conflicts: readonly MenuConflict[]
  constructor(conflicts: readonly MenuConflict[]) {
    super('The menu has changed meanwhile; nothing was published.', {
      code: 'menuConflict',
      conflicts,
    })
    this.conflicts = conflicts
  }
}

/** Returns why changes could not be published, if that is the error. */
export const conflictsIn = (error: unknown): readonly MenuConflict[] | undefined =>
  error instanceof MenuConflicts ? error.conflicts : undefined

/** Publishes changes as the next version. Throws `menuConflict` if not all of them can be, and then none is. */
export const writeVersion = async (
  { app }: Pick<ServerContext, 'app'>,
  publishing: Publishing,
  changes: readonly MenuChange[],
): Promise<WrittenVersion> => {
  const { transaction, shop } = publishing
  const applied = await applyChanges({ app, transaction, shop }, changes)
  if ('conflicts' in applied) throw new MenuConflicts(applied.conflicts)
  const version = await insertVersion(publishing, {
    status: 'published',
    changes: [...applied.changes],
  })
  const told = { path: 'menuVersions', event: 'created', data: version }
  return { version, messages: [...applied.messages, told] }
}
