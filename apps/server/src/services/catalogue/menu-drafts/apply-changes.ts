import { isDeepStrictEqual } from 'node:util'
import {
  draftedPaths,
  type DraftedPath,
  type MenuChange,
  type MenuConflict,
} from '@comanda/contract'
import { FeathersError } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { type Fields, isFields } from '../../../records/fields.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { publishedIfAny } from './drafted-record.ts'
import { draftedTables } from './drafted-tables.ts'

/** The changes of one record. */
interface RecordChanges {
  readonly path: DraftedPath
  readonly record: string
  readonly changes: readonly MenuChange[]
}

/** What is published now, and the events of it. */
export interface AppliedChanges {
  readonly changes: readonly MenuChange[]
  readonly messages: readonly BusMessage[]
}

interface Applying extends Pick<ServerContext, 'app'> {
  readonly transaction: Database
  readonly shop: string
}

/** By path, then by id: all who publish lock records in this order. */
const byRecord = (changes: readonly MenuChange[]): RecordChanges[] => {
  const groups = new Map<string, MenuChange[]>()
  const sorted = changes.toSorted(
    (a, b) =>
      draftedPaths.indexOf(a.path) - draftedPaths.indexOf(b.path) ||
      (a.record < b.record ? -1 : a.record > b.record ? 1 : 0),
  )
  for (const change of sorted) {
    const key = `${change.path}/${change.record}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()].flatMap((own) =>
    own[0] ? [{ path: own[0].path, record: own[0].record, changes: own }] : [],
  )
}

const kindOf = ({ changes }: RecordChanges): MenuChange['kind'] =>
  changes.find(({ kind }) => kind !== 'change')?.kind ?? 'change'

const lockRecord = async ({ transaction, shop }: Applying, { path, record }: RecordChanges) => {
  const table = draftedTables[path]
  await transaction
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.shop, shop), eq(table._id, record)))
    .for('update')
}

const isSame = (record: Fields, field: string, expected: unknown): boolean =>
  isDeepStrictEqual(record[field] ?? null, expected ?? null)

/** Locks a record, and returns why its changes cannot be published. */
const lockAndCompare = async (applying: Applying, own: RecordChanges): Promise<MenuConflict[]> => {
  const { path, record, changes } = own
  await lockRecord(applying, own)
  const { app, transaction, shop } = applying
  const present = await publishedIfAny(app, transaction, { shop, path, record })
  const kind = kindOf(own)
  if (kind === 'add') return present ? [{ path, record, reason: 'exists' }] : []
  if (!present) return [{ path, record, reason: 'gone' }]
  return changes.flatMap(({ kind: what, field, from }): MenuConflict[] => {
    // A removal that takes back an addition names what was added.
    const expected: Fields =
      field === undefined ? (what === 'remove' && isFields(from) ? from : {}) : { [field]: from }
    return Object.entries(expected)
      .filter(([name, value]) => !isSame(present, name, value))
      .map(([name]) => ({ path, record, field: name, reason: 'changed' }))
  })
}

const fieldsOf = (changes: readonly MenuChange[]): Fields =>
  Object.fromEntries(
    changes.flatMap(({ field, to = null }) => (field === undefined ? [] : [[field, to]])),
  )

const write = async (
  { app, transaction, shop }: Applying,
  own: RecordChanges,
): Promise<AppliedChanges> => {
  const { path, record, changes } = own
  const [first] = changes
  if (!first) return { changes: [], messages: [] }
  const service = app.service(path)
  const params = { transaction, isAnnouncedLater: true }
  const kind = kindOf(own)
  if (kind === 'change') {
    const data = await service.patch(record, fieldsOf(changes), params)
    return { changes, messages: [{ path, event: 'patched', data }] }
  }
  const whole: MenuChange = { ...(changes.find((one) => one.kind === kind) ?? first) }
  if (kind === 'remove') {
    const data = (await service.remove(record, params)) as Fields
    const { _id: _, shop: _shop, ...from } = data
    return { changes: [{ ...whole, from }], messages: [{ path, event: 'removed', data }] }
  }
  const added = { ...(isFields(whole.to) ? whole.to : {}), ...fieldsOf(changes) }
  const to = Object.fromEntries(Object.entries(added).filter(([, value]) => value !== null))
  const data = await service.create({ ...to, _id: record, shop }, params)
  return { changes: [{ ...whole, to }], messages: [{ path, event: 'created', data }] }
}

const isInvalid = (error: unknown): boolean => error instanceof FeathersError && error.code === 400

/**
 * Writes changes to the menu of a shop, all of them or none: returns the conflicts if there are any. The transaction is to be rolled
 * back then.
 */
export const applyChanges = async (
  applying: Applying,
  changes: readonly MenuChange[],
): Promise<AppliedChanges | { readonly conflicts: readonly MenuConflict[] }> => {
  const records = byRecord(changes)
  const conflicts: MenuConflict[] = []
  for (const own of records) conflicts.push(...(await lockAndCompare(applying, own)))
  if (conflicts.length > 0) return { conflicts }
  const applied: AppliedChanges[] = []
  for (const own of records)
    try {
      applied.push(await write(applying, own))
    } catch (error) {
      if (!isInvalid(error)) throw error
      return { conflicts: [{ path: own.path, record: own.record, reason: 'invalid' }] }
    }
  return {
    changes: applied.flatMap((one) => one.changes),
    messages: applied.flatMap(({ messages }) => messages),
  }
}
