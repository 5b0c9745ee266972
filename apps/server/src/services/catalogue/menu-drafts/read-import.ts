import {
  draftedMenu,
  type DraftedPath,
  type ImportMenuData,
  type ImportProblem,
  type Menu,
  mostMenuChanges,
  type Shop,
  services,
} from '@comanda/contract'
import {
  type ImportChange,
  importedPaths,
  importMenu,
  importMenuJson,
  type MenuImport,
  mostRows,
} from '@comanda/shop-rules/menu-import'
import { readMenuTable } from '@comanda/shop-rules/sheets'
import { FeathersError } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { amountProblem } from '../../../calls/amount-problem.ts'
import { checkedData } from '../../../calls/check-data.ts'
import type { Database } from '../../../database/connect.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { App } from '../../../runtime/app.ts'
import { type MenuChangeRow, menuChanges } from '../../../tables/menu-changes.ts'

/** What a file changes of a shop's menu, and the draft that it was compared with. */
export interface ReadImport {
  readonly changes: readonly ImportChange[]
  readonly problems: readonly ImportProblem[]
  readonly leftOut?: number | undefined
  readonly drafted: readonly MenuChangeRow[]
}

/** The records of a menu that files have. */
export type FileMenu = Pick<Menu, DraftedPath>

/** What is read of a shop. Groups of all shops are of each of them: what dishes have of these is known in every file and copy. */
const queriesOf = (shop: string) => ({
  sections: { shop, $sort: { showOrder: 1 } },
  timeConditions: { shop },
  categories: { shop, $sort: { order: 1 } },
  subCategories: { shop, $sort: { order: 1 } },
  productOptions: { $or: [{ shop }, { shop: null }], draft: { $ne: true } },
  products: { shop, topUp: null, $sort: { order: 1 } },
})

/** Reads the published records of a shop that files have. */
export const readFileMenu = async (
  app: App,
  transaction: Database,
  shop: string,
): Promise<FileMenu> => {
  const queries = queriesOf(shop)
  const lists: [DraftedPath, unknown][] = []
  for (const path of importedPaths) {
    lists.push([path, await app.service(path).find({ query: queries[path], transaction })])
  }
  return Object.fromEntries(lists) as unknown as FileMenu
}

const readFile = (
  menu: FileMenu,
  data: ImportMenuData,
  { languages, timeZone, currency }: Pick<Shop, 'languages' | 'timeZone' | 'currency'>,
): MenuImport => {
  const { shop, format, text, columns, script = 'cht', pictures = [] } = data
  const newId = () => newIdBeside(shop)
  if (format === 'json') return importMenuJson(menu, text, newId)
  const table = readMenuTable(
    text,
    columns?.map((column) => (column === '' ? undefined : column)),
  )
  const byName = new Map(pictures.map(({ name, attachment }) => [name, attachment]))
  return importMenu(menu, table, {
    script: { script, languages },
    timeZone,
    currency,
    newId,
    pictures: byName,
  })
}

/** The shop whose draft is written. */
export type DraftedShop = Pick<Shop, '_id' | 'currency'>

/** Returns why a record cannot have what a change gives it. */
const refusalOf = (
  { _id: shop, currency }: DraftedShop,
  change: ImportChange,
): readonly ImportProblem[] => {
  const { row, path, kind, field = '', to } = change
  const { data, patch } = services[path]
  const schema = kind === 'add' ? data : patch
  const checked = kind === 'add' ? { ...(to as object), shop } : { [field]: to }
  try {
    const large = schema && amountProblem(schema, checkedData(schema, checked), currency)
    return large ? [{ row, column: path, code: 'notUnderstood', text: large.field ?? path }] : []
  } catch (error) {
    if (!(error instanceof FeathersError) || error.code !== 400) throw error
    return [{ row, column: path, code: 'notUnderstood', text: field || path }]
  }
}

/** Returns changes that can be made, or why they cannot, beside as many as are drafted. */
export const checkedImport = (
  shop: DraftedShop,
  { changes, problems }: MenuImport,
  drafted: number,
): Pick<ReadImport, 'changes' | 'problems'> => {
  const found: ImportProblem[] = problems.map((problem) => withoutNulls(problem))
  for (const change of changes) found.push(...refusalOf(shop, change))
  if (drafted + changes.length > mostMenuChanges)
    found.push({ row: 1, code: 'tooMany', text: String(mostMenuChanges) })
  return found.length > 0
    ? { changes: [], problems: found.slice(0, mostRows) }
    : { changes, problems: [] }
}

/** Reads a file as changes of a shop's menu with its draft, in the transaction that may write them (IMPORT-3.1). */
export const readImport = async (
  app: App,
  transaction: Database,
  data: ImportMenuData,
): Promise<ReadImport> => {
  const { shop } = data
  const of = (await app.service('shops').get(shop, { transaction })) as Shop
  const drafted = await transaction.select().from(menuChanges).where(eq(menuChanges.shop, shop))
  const published = await readFileMenu(app, transaction, shop)
  const menu = draftedMenu(published, drafted.map(withoutNulls), shop)
  const read = readFile(menu, data, of)
  return { ...checkedImport(of, read, drafted.length), leftOut: read.leftOut, drafted }
}
