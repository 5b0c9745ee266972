import type { MissingTranslationData, MissingTranslationResult } from '@comanda/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { missingTranslations as table } from '../../../tables/missing-translations.ts'

/** Reports of one address in 15 minutes. */
const mostReports = 60

/** Limit of stored messages, so that invented names cannot fill the database. */
const mostStored = 5000

/** Returns the keys that are stored already, and new ones as long as the limit allows. */
const roomFor = async (
  transaction: Database,
  { app, locale }: MissingTranslationData,
  keys: readonly string[],
): Promise<string[]> => {
  const [stored] = await transaction.select({ rows: count() }).from(table)
  const free = mostStored - (stored?.rows ?? 0)
  if (free >= keys.length) return [...keys]
  const rows = await transaction
    .select({ key: table.key })
    .from(table)
    .where(and(eq(table.app, app), eq(table.locale, locale), inArray(table.key, [...keys])))
  const known = new Set(rows.map(({ key }) => key))
  const fresh = keys.filter((key) => !known.has(key)).slice(0, Math.max(0, free))
  return [...known, ...fresh].toSorted()
}

/** `create missingTranslations`: counts messages that an app lacked. Returns how many were counted. */
export const report = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  data: MissingTranslationData,
  address: string | undefined,
): Promise<MissingTranslationResult> => {
  const time = now()
  const limit = { name: `missing messages at ${callerAddress({ address })}`, most: mostReports }
  await countAttempt(database, [limit], time)
  const { app, locale } = data
  const lastTime = new Date(time).toISOString()
  return inTransaction(database, async (transaction) => {
    const keys = await roomFor(transaction, data, [...new Set(data.keys)].toSorted())
    if (keys.length > 0)
      await transaction
        .insert(table)
        .values(keys.map((key) => ({ _id: newRecordId(), app, locale, key, count: 1, lastTime })))
        .onConflictDoUpdate({
          target: [table.app, table.locale, table.key],
          set: { count: sql`${table.count} + 1`, lastTime },
        })
    return { count: keys.length }
  })
}
