import type { DraftedPath, Menu, MenuChange } from '@comanda/contract'

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
  changes: readonly MenuChange[],
): readonly OrderedRecord[] => {
  const known = new Map(records.map((record) => [record._id, record]))
  for (const { kind, record, shop, to } of changes)
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

/** Returns a menu with changes: drafted ones, or those of a version that was published since it was loaded. */
export const draftedMenu = (menu: Menu, changes: readonly MenuChange[]): Menu => {
  if (changes.length === 0) return menu
  const lists = new Map<DraftedPath, MenuChange[]>()
  for (const change of changes) lists.set(change.path, [...(lists.get(change.path) ?? []), change])
  const changed = [...lists].map(([path, own]) => [path, changedRecords(menu[path], own)])
  return { ...menu, ...(Object.fromEntries(changed) as Partial<Menu>) }
}
