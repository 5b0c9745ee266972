import { guessedColumns, type MenuColumn, type MenuTableRow } from './menu-columns.ts'
import { type MenuTable, readMenuTitles, readMenuTable, textIn } from './menu-table.ts'
import { longestName } from './longest-name.ts'
import { nameKey } from './sheet-name.ts'
import type { Spelling } from './spelling.ts'
import { type DishPrice, dishPriceReader, type PricePlace } from './open-price-cell.ts'
import { usableOptions } from './option-cell.ts'
import { programOf } from './programs/programs.ts'
import {
  type MenuSheet,
  mostDishes,
  type SheetDish,
  type SheetName,
  type SheetProblem,
} from './sheet.ts'

/** The columns of a first menu (SETUP-2.6). */
const used = /^(?:category|name|price|code|description|options|variant|sold)(?:_|$)/

const headProblems = ({ titles, columns }: MenuTable): SheetProblem[] => {
  const has = (name: string): boolean => columns.some((column) => column?.split('_')[0] === name)
  const missing = ['name', 'price'].filter((name) => !has(name))
  const unknown = titles
    .map((title, at) => (title !== '' && !used.test(columns[at] ?? '') ? title.toLowerCase() : ''))
    .filter((title) => title !== '')
  return [
    ...missing.map((text) => ({ row: 1, code: 'columnMissing' as const, text })),
    ...unknown.map((text) => ({ row: 1, code: 'columnUnknown' as const, text })),
  ]
}

const rowProblem = (
  { row, cells }: MenuTableRow,
  name: SheetName,
  readPrice: (cell: string) => DishPrice | undefined,
): SheetProblem | undefined => {
  const price = cells.get('price') ?? ''
  if (name.length === 0) return { row, column: 'name', code: 'nameMissing', text: price }
  const long = name.find(({ value }) => value.length > longestName)
  if (long) return { row, column: 'name', code: 'tooLong', text: long.value }
  const column = 'price'
  if (price === '') return { row, column, code: 'priceMissing', text: name[0]?.value ?? '' }
  if (readPrice(price) === undefined) return { row, column, code: 'priceInvalid', text: price }
  const options = cells.get('options') ?? ''
  return usableOptions(options) === undefined
    ? { row, column: 'options', code: 'optionsInvalid', text: options.slice(0, 60) }
    : undefined
}

/** The parts of dishes that are no dishes of the sheet (HALF-1.2). */
const partProblems = (dishes: readonly SheetDish[]): readonly SheetProblem[] => {
  const known = new Set(dishes.flatMap(({ name }) => name.map(({ value }) => nameKey(value))))
  return dishes.flatMap(({ row, options = [] }) =>
    options
      .flatMap(({ parts, choices }) => (parts ? choices : []))
      .filter(({ name }) => !known.has(nameKey(name)))
      .map(({ name: text }) => ({ row, column: 'options', code: 'partUnknown', text }) as const),
  )
}

/**
 * Reads a menu from comma-separated values: the export of a program (IMPORT-5), or a table whose first row names its columns: `name` or
 * `name_en`, `name_cht`, `name_chs`; `price`; and if wanted `category` and `description` (also by language), `code` and `options`. `place`: the shop.
 */
export const readMenuCsv = (text: string, script: Spelling, place: PricePlace = {}): MenuSheet => {
  const titles = readMenuTitles(text)
  const ofProgram = programOf(titles) !== undefined
  const table = ofProgram ? readMenuTable(text) : readMenuTable(text, guessedColumns(titles))
  const problems = [...(ofProgram ? [] : headProblems(table)), ...table.problems]
  if (problems.length > 0) return { categories: [], dishes: [], problems }
  const categories: SheetName[] = []
  const byKey = new Map<string, number>()
  const codes = new Set<string>()
  const readPrice = dishPriceReader(
    table.rows.map(({ cells }) => cells.get('price') ?? ''),
    place,
  )
  const dishes: SheetDish[] = []
  for (const own of table.rows) {
    const { row } = own
    const cell = (column: MenuColumn): string => own.cells.get(column) ?? ''
    const name = textIn(own, 'name', script)
    const code = cell('code')
    const twice = code !== '' && codes.has(code)
    const problem: SheetProblem | undefined = twice
      ? { row, column: 'code', code: 'twice', text: code }
      : rowProblem(own, name, readPrice)
    if (problem) {
      problems.push(problem)
      continue
    }
    codes.add(code)
    const category = textIn(own, 'category', script)
    const key = JSON.stringify(category.map(({ lang, value }) => [lang, nameKey(value)]))
    if (!byKey.has(key)) byKey.set(key, categories.push(category) - 1)
    const description = textIn(own, 'description', script)
    dishes.push({
      row,
      category: byKey.get(key) ?? 0,
      name,
      price: 0,
      ...readPrice(cell('price')),
      ...(code === '' ? {} : { code }),
      ...(description.length === 0 ? {} : { description }),
      ...(cell('options') === '' ? {} : { options: usableOptions(cell('options')) ?? [] }),
    })
  }
  problems.push(...partProblems(dishes))
  const tooMany = dishes[mostDishes]
  if (tooMany) problems.push({ row: tooMany.row, code: 'tooMany', text: String(mostDishes) })
  return { categories, dishes, problems }
}
