import type { Id } from '@comanda/engine/catalog'
import type { MenuTableRow } from '../sheets/menu-columns.ts'
import { type MenuTable, textIn } from '../sheets/menu-table.ts'
import { dishPriceReader, type PricePlace } from '../sheets/open-price-cell.ts'
import { nameKey } from '../sheets/sheet-name.ts'
import type { Spelling } from '../sheets/spelling.ts'
import type { SheetName, SheetProblem } from '../sheets/sheet.ts'
import { dishCells } from './dish-cells.ts'
import { listReaders } from './dish-lists.ts'
import { importOptions, type WantedOptions } from './import-options.ts'
import { importRow, type RowValues } from './import-row.ts'
import type { ImportChange, ImportedDish, ImportedMenu, MenuImport } from './imported-menu.ts'
import { partFinder, unknownPart } from './imported-parts.ts'
import { findNamed, isNamed, matchDish } from './match-dish.ts'
import { mostRows } from './most-rows.ts'

/** What an import needs beside the file. `pictures` are the ids of pictures by the names of their files. */
export interface ImportOptions extends PricePlace {
  readonly script: Spelling
  readonly newId: () => Id
  readonly pictures?: ReadonlyMap<string, Id> | undefined
}

interface ReadRow {
  readonly row: MenuTableRow
  /** Of a new dish; made once it is needed. */
  readonly newId: () => Id
  readonly dish: ImportedDish | undefined
  readonly values: RowValues
  /** Undefined: stays; null: none. */
  readonly category: Id | null | undefined
  readonly options: WantedOptions | undefined
}

const tableProblems = ({ columns, rows, problems }: MenuTable): readonly SheetProblem[] => {
  const tells = columns.some((column) => column && /^(?:id|code|name)/.test(column))
  const tooMany = rows[mostRows]
  return [
    ...problems,
    ...(tells ? [] : [{ row: 1, code: 'columnMissing' as const, text: 'name' }]),
    ...(tooMany ? [{ row: tooMany.row, code: 'tooMany' as const, text: String(mostRows) }] : []),
  ]
}

/** Returns what makes an id once it is needed. */
const once = (newId: () => Id): (() => Id) => {
  let id: Id | undefined
  return () => (id ??= newId())
}

const keyOf = (name: SheetName): string =>
  JSON.stringify(name.map(({ lang, value }) => [lang, nameKey(value)]))

/** Returns what finds the category of a name, or adds it. */
const categoryFinder = (menu: ImportedMenu, newId: () => Id, changes: ImportChange[]) => {
  const added = new Map<string, Id>()
  const last = Math.max(0, ...menu.categories.map(({ order = 0 }) => order))
  return (name: SheetName, row: number): Id => {
    const known = findNamed(menu.categories, name)
    if (known) return known._id
    const key = keyOf(name)
    const record = added.get(key) ?? newId()
    if (!added.has(key)) {
      added.set(key, record)
      const to = { name, order: last + added.size }
      changes.push({ row, path: 'categories', record, kind: 'add', to })
    }
    return record
  }
}

const fieldsOf = (
  { values, category, options }: ReadRow,
  idsOf: ReadonlyMap<WantedOptions, readonly Id[]>,
): readonly (readonly [string, unknown])[] => {
  const ids = options && idsOf.get(options)
  const fields = { ...values, category, options: ids?.length === 0 ? null : ids }
  return Object.entries(fields).filter(([, value]) => value !== undefined)
}

/**
 * Returns what a table changes of a menu (IMPORT-1), or why it cannot be used, by row and column. Dishes that it does not name stay as
 * they are, as do the fields for which it has no column; an empty cell clears its field.
 */
export const importMenu = (
  menu: ImportedMenu,
  table: MenuTable,
  { script, newId, pictures = new Map(), ...place }: ImportOptions,
): MenuImport => {
  const problems = [...tableProblems(table)]
  if (problems.length > 0) return { changes: [], problems }
  const changes: ImportChange[] = []
  const cellsIn = (column: 'price' | 'allergens'): readonly string[] =>
    table.rows.map(({ cells }) => cells.get(column) ?? '')
  const readers = listReaders(menu, pictures, cellsIn('allergens'))
  const [cellsOf, matched] = [dishCells(menu), matchDish(menu, script)]
  const categoryOf = categoryFinder(menu, newId, changes)
  const readPrice = dishPriceReader(cellsIn('price'), place)
  const seen = new Set<string>()
  const read: ReadRow[] = []
  for (const row of table.rows) {
    const dish = matched(row)
    const present = dish ? cellsOf(dish) : new Map<never, string>()
    const category = textIn(row, 'category', script)
    const code = row.cells.get('code') ?? ''
    const key = dish?._id ?? (code || keyOf([...category, ...textIn(row, 'name', script)]))
    const found = importRow(row, dish, present, { readers, readPrice, script })
    problems.push(...found.problems)
    if (seen.has(key) && found.problems.length === 0)
      problems.push({ row: row.row, code: 'twice', text: code || (row.cells.get('name') ?? '') })
    seen.add(key)
    const hasCategory = dish && isNamed(categoryNameOf(menu, dish), category)
    const says = [...row.cells].some(
      ([column, cell]) =>
        column.startsWith('category') && cell !== (present.get(column) ?? '').trim(),
    )
    const isCleared = says && category.length === 0 && dish?.category !== undefined
    const isMoved = says && category.length > 0 && hasCategory !== true
    read.push({
      row,
      newId: once(newId),
      dish,
      values: found.values,
      category: isMoved
        ? categoryOf(category, row.row)
        : isCleared && !row.cells.has('category')
          ? null
          : undefined,
      options: found.groups && { row: row.row, dish, groups: found.groups },
    })
  }
  const added = read
    .filter(({ dish }) => !dish)
    .map((one) => ({ name: textIn(one.row, 'name', script), id: one.newId }))
  const dishOf = partFinder(menu, added)
  for (const { row, options } of read) {
    const text = unknownPart(options?.groups ?? [], dishOf)
    if (text !== undefined)
      problems.push({ row: row.row, column: 'options', code: 'partUnknown', text })
  }
  if (problems.length > 0)
    return { changes: [], problems: problems.toSorted((a, b) => a.row - b.row) }
  const options = importOptions(
    read.flatMap((one) => (one.options ? [one.options] : [])),
    { menu, script, newId, dishOf },
  )
  changes.push(...options.changes)
  let order = Math.max(0, ...menu.products.map((dish) => dish.order ?? 0))
  for (const one of read) {
    const fields = fieldsOf(one, options.idsOf)
    const { dish } = one
    const { row } = one.row
    if (dish)
      for (const [field, to] of fields) {
        const from = Object.entries(dish).find(([name]) => name === field)?.[1] ?? null
        changes.push({ row, path: 'products', record: dish._id, kind: 'change', field, from, to })
      }
    else {
      order += 1
      const own = Object.fromEntries(fields.filter(([, value]) => value !== null))
      changes.push({
        row,
        path: 'products',
        record: one.newId(),
        kind: 'add',
        to: { ...own, order },
      })
    }
  }
  return { changes, problems: [], ...(table.leftOut > 0 ? { leftOut: table.leftOut } : {}) }
}

const categoryNameOf = (menu: ImportedMenu, { category }: ImportedDish) =>
  menu.categories.find(({ _id }) => _id === category)?.name
