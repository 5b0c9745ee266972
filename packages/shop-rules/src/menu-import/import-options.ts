import { type Id, localizedName } from '@comanda/engine/catalog'
import { type SheetGroup, writeGroup } from '../sheets/option-cell.ts'
import { nameKey, sheetName } from '../sheets/sheet-name.ts'
import type { Spelling } from '../sheets/spelling.ts'
import { groupText } from './dish-cells.ts'
import { type partFinder, partsFields } from './imported-parts.ts'
import type {
  ImportChange,
  ImportedChoice,
  ImportedDish,
  ImportedGroup,
  ImportedMenu,
} from './imported-menu.ts'
import { isSameValue } from './same-value.ts'

/** The groups that a row wants for a dish, one that is new if `dish` is absent. */
export interface WantedOptions {
  readonly row: number
  readonly dish?: ImportedDish | undefined
  readonly groups: readonly SheetGroup[]
}

interface Importing {
  readonly menu: ImportedMenu
  readonly script: Spelling
  readonly newId: () => Id
  /** Finds the dishes that parts name. */
  readonly dishOf: ReturnType<typeof partFinder>
}

/** The groups of each row by their ids, and the changes of groups that this needs. */
export interface ImportedOptions {
  readonly idsOf: ReadonlyMap<WantedOptions, readonly Id[]>
  readonly changes: readonly ImportChange[]
}

const choicesOf = (
  { choices, parts }: SheetGroup,
  { script, newId, dishOf }: Importing,
  present: readonly ImportedChoice[] = [],
): readonly ImportedChoice[] =>
  choices.map(({ name, price }) => {
    const known = present.find(
      (choice) => nameKey(localizedName(choice.name, 'en')) === nameKey(name),
    )
    const dish = parts && known?.product === undefined ? dishOf(name) : undefined
    const part = dish ? { type: 'product' as const, product: dish() } : {}
    if (!known) return { _id: newId(), name: sheetName(name, script), price, ...part }
    return { ...known, ...((known.price ?? 0) === price ? {} : { price }), ...part }
  })

/** A new group with a choice that costs nothing wants one pick, any other takes several or none (IMPORT-1.4). */
const newGroup = (group: SheetGroup, importing: Importing) => ({
  name: sheetName(group.name, importing.script),
  choices: choicesOf(group, importing),
  ...(group.parts
    ? partsFields(group)
    : group.choices.some(({ price }) => price === 0)
      ? { required: true }
      : { multiple: true }),
})

/** A group of the menu with what a row says of it instead. */
interface Edit {
  readonly group: ImportedGroup
  readonly row: number
  readonly wanted: SheetGroup
  readonly dishes: Set<Id>
}

/**
 * Finds or makes the groups of rows (IMPORT-1.4). A group that the menu has as it is written is used. One of the dish with the same name
 * is changed if all dishes that use it say the same; else the row gets a group of its own, shared with the rows that say the same.
 */
export const importOptions = (
  wanted: readonly WantedOptions[],
  importing: Importing,
): ImportedOptions => {
  const { menu, newId } = importing
  const groups = new Map(menu.productOptions.map((group) => [group._id, group]))
  const byText = new Map(menu.productOptions.map((group) => [groupText(group), group._id]))
  const users = new Map<Id, number>()
  for (const { options = [] } of menu.products)
    for (const id of new Set(options)) users.set(id, (users.get(id) ?? 0) + 1)
  const edits = new Map<Id, Map<string, Edit>>()
  const found = new Map<WantedOptions, readonly (() => Id)[]>()
  const changes: ImportChange[] = []
  const added = (group: SheetGroup, row: number): Id => {
    const text = writeGroup(group)
    const record = byText.get(text) ?? newId()
    if (!byText.has(text)) {
      byText.set(text, record)
      const to = newGroup(group, importing)
      changes.push({ row, path: 'productOptions', record, kind: 'add', to })
    }
    return record
  }
  for (const want of wanted) {
    const own = (want.dish?.options ?? []).flatMap((id) => groups.get(id) ?? [])
    const used = new Set<Id>()
    const ids = want.groups.map((group): (() => Id) => {
      const text = writeGroup(group)
      const free = own.filter(({ _id }) => !used.has(_id))
      const same = free.find((one) => groupText(one) === text)?._id ?? byText.get(text)
      if (same !== undefined) {
        used.add(same)
        return () => same
      }
      const named = free.find(
        ({ name }) => nameKey(localizedName(name, 'en')) === nameKey(group.name),
      )
      if (!named || !want.dish) return () => added(group, want.row)
      const ofGroup = edits.get(named._id) ?? new Map<string, Edit>()
      edits.set(named._id, ofGroup)
      const edit = ofGroup.get(text) ?? {
        row: want.row,
        group: named,
        wanted: group,
        dishes: new Set<Id>(),
      }
      ofGroup.set(text, edit)
      edit.dishes.add(want.dish._id)
      return () => {
        const isShared = edit.dishes.size === users.get(named._id)
        return isShared ? named._id : added(group, want.row)
      }
    })
    found.set(want, ids)
  }
  const idsOf = new Map([...found].map(([want, ids]) => [want, ids.map((id) => id())]))
  for (const [record, texts] of edits)
    for (const { row, group, wanted: to, dishes } of texts.values()) {
      if (dishes.size !== users.get(record)) continue
      const fields = { choices: choicesOf(to, importing, group.choices), ...partsFields(to) }
      for (const [field, value] of Object.entries(fields)) {
        const from = new Map<string, unknown>(Object.entries(group)).get(field) ?? null
        if (field === 'choices' || !isSameValue(from, value))
          changes.push({
            row,
            path: 'productOptions',
            record,
            kind: 'change',
            field,
            from,
            to: value,
          })
      }
    }
  return { idsOf, changes }
}
