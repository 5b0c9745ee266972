import type { Id } from '@comanda/engine/catalog'
import type { SheetProblem } from '../sheets/sheet.ts'
import {
  type ImportChange,
  type ImportedPath,
  importedPaths,
  type MenuImport,
} from './imported-menu.ts'
import { mostRows } from './most-rows.ts'
import { isSameValue } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>
type JsonRecord = Fields & { readonly _id: Id }

/** The records of a menu by their services, as the wire has them. */
export type JsonMenu = Readonly<Record<ImportedPath, readonly { readonly _id: Id }[]>>

/** What is no part of a file: stocks, what a top-up gives, hidden groups, and the shop. */
const left = new Set(['shop', 'stock', 'dayPrice', 'topUp', 'draft'])
const form = 'comanda-menu'

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRecord = (value: unknown): value is JsonRecord =>
  isFields(value) && typeof value['_id'] === 'string'

const ownFields = (record: object): readonly (readonly [string, unknown])[] =>
  Object.entries(record).filter(([field]) => !left.has(field))

/** Returns a menu as JSON: its records with all of their fields (IMPORT-2.2). */
export const menuJson = (menu: JsonMenu): object => ({
  format: form,
  version: 1,
  ...Object.fromEntries(
    importedPaths.map((path) => [
      path,
      menu[path].map((record) => Object.fromEntries(ownFields(record))),
    ]),
  ),
})

/** How deep the records of a menu are nested, and more. */
const DEPTH = 20

const isNestedWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => isNestedWithin(one, depth - 1)))

const parsed = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    const isOurs = isFields(value) && value['format'] === form && value['version'] === 1
    return isOurs && isNestedWithin(value, DEPTH) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns a value with the ids of this menu instead of those of the file. */
const renamed = (value: unknown, ids: ReadonlyMap<string, Id>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, ids)]))
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const choicesOf = (record: Fields): readonly JsonRecord[] =>
  listIn(record['choices']).filter(isRecord)

/** Returns a record without its id and what is no part of a file. */
const contentOf = (record: Fields): Fields =>
  Object.fromEntries(ownFields(record).filter(([field]) => field !== '_id'))

/** Finds the record of another shop's: by its code, else by its name, a dish in its category; without a name by all that it has. */
const alike = (records: readonly JsonRecord[], own: Fields, ids: ReadonlyMap<string, Id>) => {
  const { code, name, category } = own
  return records.find((one) => {
    if (typeof code === 'string' && code !== '') return one['code'] === code
    if ((name ?? '') === '') return isSameValue(contentOf(one), renamed(contentOf(own), ids))
    return isSameValue(one['name'], name) && isSameValue(one['category'], renamed(category, ids))
  })
}

/**
 * Returns what a file of `menuJson` changes of a menu (IMPORT-2.2). Records are matched by their ids, else, as those of another shop, by
 * code or name. Fields that a record of the file does not have stay, null clears.
 */
export const importMenuJson = (menu: JsonMenu, text: string, newId: () => Id): MenuImport => {
  const file = parsed(text)
  if (!file) return { changes: [], problems: [{ row: 1, code: 'notUnderstood', text: 'JSON' }] }
  const long = importedPaths.find((path) => listIn(file[path]).length > mostRows)
  if (long !== undefined) {
    const place = { row: mostRows + 1, column: long }
    return { changes: [], problems: [{ ...place, code: 'tooMany', text: String(mostRows) }] }
  }
  const ids = new Map<string, Id>()
  const matched = new Set<Id>()
  const problems: SheetProblem[] = []
  const pairs: {
    path: ImportedPath
    row: number
    own: JsonRecord
    present: JsonRecord | undefined
  }[] = []
  for (const path of importedPaths) {
    const records = menu[path].filter(isRecord)
    const byId = new Map(records.map((record) => [record._id, record]))
    for (const [at, own] of listIn(file[path]).entries()) {
      const row = at + 1
      if (!isRecord(own) || ids.has(own._id)) {
        problems.push({
          row,
          column: path,
          code: isRecord(own) ? 'twice' : 'notUnderstood',
          text: path,
        })
        continue
      }
      const free = records.filter(({ _id }) => !matched.has(_id))
      const present = byId.get(own._id) ?? alike(free, own, ids)
      if (present) matched.add(present._id)
      ids.set(own._id, present?._id ?? newId())
      if (present?._id !== own._id)
        for (const choice of choicesOf(own)) {
          const known = choicesOf(present ?? {}).find(({ name }) =>
            isSameValue(name, choice['name']),
          )
          ids.set(choice._id, known?._id ?? newId())
        }
      pairs.push({ path, row, own, present })
    }
  }
  if (problems.length > 0) return { changes: [], problems }
  const changes = pairs.flatMap(({ path, row, own, present }): readonly ImportChange[] => {
    const record = ids.get(own._id) ?? own._id
    const fields = ownFields(own)
      .filter(([field]) => field !== '_id')
      .map(([field, value]) => [field, renamed(value, ids)] as const)
    if (!present) return [{ row, path, record, kind: 'add', to: Object.fromEntries(fields) }]
    return fields
      .filter(([field, to]) => !isSameValue(present[field], to))
      .map(([field, to]) => {
        const from = present[field] ?? null
        return { row, path, record, kind: 'change', field, from, to: to ?? null }
      })
  })
  return { changes, problems: [] }
}
