import { type CsvRow, readCsvRows } from './csv-rows.ts'
import { type HanScript, sheetName } from './sheet-name.ts'
import { sheetPrice } from './sheet-price.ts'
import {
  longestName,
  type MenuSheet,
  mostDishes,
  type SheetDish,
  type SheetName,
  type SheetProblem,
} from './sheet.ts'

const langs = ['en', 'cht', 'chs'] as const
const columns = ['category', 'name', 'price', 'code'].flatMap((name) =>
  name === 'category' || name === 'name'
    ? [name, ...langs.map((lang) => `${name}_${lang}`)]
    : [name],
)

type Cells = (column: string) => string

const nameIn = (cells: Cells, column: 'category' | 'name', script: HanScript): SheetName => {
  const named = langs.flatMap((lang) => {
    const value = cells(`${column}_${lang}`)
    return value === '' ? [] : [{ lang, value }]
  })
  const plain = cells(column)
  return named.length > 0 || plain === '' ? named : sheetName(plain, script)
}

const headProblems = (head: CsvRow | undefined, names: readonly string[]): SheetProblem[] => {
  const row = head?.row ?? 1
  const has = (column: string): boolean => names.some((name) => name.split('_')[0] === column)
  const missing = ['name', 'price'].filter((column) => !has(column))
  const unknown = names.filter((name) => name !== '' && !columns.includes(name))
  return [
    ...missing.map((text) => ({ row, code: 'columnMissing' as const, text })),
    ...unknown.map((text) => ({ row, code: 'columnUnknown' as const, text })),
  ]
}

const rowProblem = (row: number, name: SheetName, cells: Cells): SheetProblem | undefined => {
  const price = cells('price')
  if (name.length === 0) return { row, code: 'nameMissing', text: price }
  const long = name.find(({ value }) => value.length > longestName)
  if (long) return { row, code: 'tooLong', text: long.value }
  if (price === '') return { row, code: 'priceMissing', text: name[0]?.value ?? '' }
  return sheetPrice(price) === undefined ? { row, code: 'priceInvalid', text: price } : undefined
}

/**
 * Reads a menu from comma-separated values. The first row names the columns: `name` or `name_en`, `name_cht`, `name_chs`; `price`;
 * and if wanted `category` (also by language) and `code`.
 */
export const readMenuCsv = (text: string, script: HanScript): MenuSheet => {
  const { rows, openQuote } = readCsvRows(text)
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const problems = headProblems(head, names)
  if (openQuote !== undefined) problems.push({ row: openQuote, code: 'quoteOpen', text: '"' })
  if (problems.length > 0) return { categories: [], dishes: [], problems }
  const categories: SheetName[] = []
  const byKey = new Map<string, number>()
  const codes = new Set<string>()
  const dishes: SheetDish[] = []
  for (const { row, cells: values } of body) {
    const cells: Cells = (column) => (values[names.indexOf(column)] ?? '').trim()
    const name = nameIn(cells, 'name', script)
    const code = cells('code')
    const twice = code !== '' && codes.has(code)
    const problem: SheetProblem | undefined = twice
      ? { row, code: 'twice', text: code }
      : rowProblem(row, name, cells)
    if (problem) {
      problems.push(problem)
      continue
    }
    codes.add(code)
    const category = nameIn(cells, 'category', script)
    const key = JSON.stringify(category)
    if (!byKey.has(key)) byKey.set(key, categories.push(category) - 1)
    const own = { row, category: byKey.get(key) ?? 0, name, price: sheetPrice(cells('price')) ?? 0 }
    dishes.push(code === '' ? own : { ...own, code })
  }
  const tooMany = dishes[mostDishes]
  if (tooMany) problems.push({ row: tooMany.row, code: 'tooMany', text: String(mostDishes) })
  return { categories, dishes, problems }
}
