import type { DraftedPath, MenuChange } from '../menu-changes/schema.ts'
import type { Menu } from './schema.ts'

interface OrderedRecord {
  readonly _id: string
  readonly order?: number
  readonly showOrder?: number
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const withField = (record: OrderedRecord, field: string, to: unknown): OrderedRecord => {
  const others = Object.entries(record).filter(([name]) => name !== field)
  const own = to === undefined || to === null ? [] : [[field, to] as const]
  return Object.fromEntries([...others, ...own]) as OrderedRecord
}

/** Applies changes of one path to its records; what is applied already stays. */
const changedRecords = (
  records: readonly OrderedRecord[],
  changes: readonly RecordChange[],
  shop: string,
): readonly OrderedRecord[] => {
  const known = new Map(records.map((record) => [record._id, record]))
  for (const { kind, record, to } of changes)
    if (kind === 'add' && isFields(to))
      known.set(record, { ...to, _id: record, shop } as OrderedRecord)
  for (const { kind, record, field, to } of changes) {
    const present = known.get(record)
    if (kind === 'change' && field !== undefined && present)
      known.set(record, withField(present, field, to))
  }
  for (const { kind, record } of changes) if (kind === 'remove') known.delete(record)
  const place = ({ order, showOrder }: OrderedRecord): number => order ?? showOrder ?? Infinity
  // Equal places, Infinity too, stay in their order.
  return [...known.values()].toSorted((a, b) =>
    place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0,
  )
}

/** A change of a record as a draft, a version or an import has it. */
export type RecordChange = Pick<MenuChange, 'path' | 'record' | 'kind' | 'field' | 'to'>

/** Returns a menu with changes: drafted ones, or those of a version that was published since it was loaded. */
export const draftedMenu = <M extends Pick<Menu, DraftedPath>>(
  menu: M,
  changes: readonly RecordChange[],
  shop: string,
): M => {
  if (changes.length === 0) return menu
  const lists = new Map<DraftedPath, RecordChange[]>()
  for (const change of changes) lists.set(change.path, [...(lists.get(change.path) ?? []), change])
  const changed = [...lists].map(([path, own]) => [path, changedRecords(menu[path], own, shop)])
  return { ...menu, ...(Object.fromEntries(changed) as Partial<M>) }
}
