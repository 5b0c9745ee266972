import type { DraftedPath } from '@comanda/contract'
import { FeathersError } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Fields } from '../../../records/fields.ts'
import type { App } from '../../../runtime/app.ts'
import { type MenuChangeRow, menuChanges } from '../../../tables/menu-changes.ts'

/** A record of a shop's menu by its service. */
export interface RecordName {
  readonly shop: string
  readonly path: DraftedPath
  readonly record: string
}

/** Returns what is published of a record; throws `NotFound` if the shop has none. */
export const publishedRecord = async (
  app: App,
  transaction: Database,
  { shop, path, record }: RecordName,
): Promise<Fields> => {
  // What a top-up gives for its price is for owners to say, at once (MEM-7.5).
  const query = path === 'products' ? { shop, topUp: null } : { shop }
  return (await app.service(path).get(record, { transaction, query })) as Fields
}

/** The same, undefined if there is none. */
export const publishedIfAny = async (
  ...[app, transaction, name]: Parameters<typeof publishedRecord>
): Promise<Fields | undefined> => {
  try {
    return await publishedRecord(app, transaction, name)
  } catch (error) {
    if (error instanceof FeathersError && error.code === 404) return undefined
    throw error
  }
}

/** Returns the drafted changes of a record. */
export const changesOf = (
  transaction: Database,
  { shop, path, record }: RecordName,
): Promise<MenuChangeRow[]> =>
  transaction
    .select()
    .from(menuChanges)
    .where(
      and(eq(menuChanges.shop, shop), eq(menuChanges.path, path), eq(menuChanges.record, record)),
    )
