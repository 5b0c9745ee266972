import { setup, type SetupMenuData, type SheetResult, type Shop } from '@comanda/contract'
import {
  type MenuSheet,
  readMenuCsv,
  readMenuLines,
  type SheetName,
  type Spelling,
} from '@comanda/shop-rules/sheets'
import { importOptions, partFinder } from '@comanda/shop-rules/menu-import'
import { count, eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { owners } from '../../../policies/staff.ts'
import { demoMenu } from '../../../seed/demo-menu.ts'
import { products } from '../../../tables/products.ts'
import { inShopBeingSetUp } from './in-shop-being-set-up.ts'

const unnamed: SheetName = [
  { lang: 'en', value: 'Menu' },
  { lang: 'cht', value: '餐牌' },
  { lang: 'chs', value: '菜单' },
]

const nothing: MenuSheet = { categories: [], dishes: [], problems: [] }

const sheetOf = (
  { format, text = '' }: SetupMenuData,
  spelling: Spelling,
  shop: Shop,
): MenuSheet => {
  if (format === 'demo') return nothing
  const read = format === 'csv' ? readMenuCsv : readMenuLines
  return read(text, spelling, shop)
}

type Writing = Pick<HandlerContext, 'app' | 'runtime'> & {
  readonly transaction: Database
  readonly shop: string
}

const writeDemo = async ({ app, runtime, transaction, shop }: Writing): Promise<number> => {
  const newId = () => runtime.shopDirectory.newRecordId(transaction, shop)
  const records = await demoMenu(shop, newId)
  for (const { path, record } of records) await app.service(path).create(record, { transaction })
  return records.filter(({ path }) => path === 'products').length
}

/** Adds the groups of options that dishes have, and returns the ids of them by dish (IMPORT-1.4). */
const writeOptions = async (
  { app, transaction, shop }: Writing,
  { dishes }: MenuSheet,
  ids: readonly string[],
  spelling: Spelling,
): Promise<readonly (readonly string[] | undefined)[]> => {
  const wanted = dishes.map(({ row, options = [] }) => ({ row, groups: options }))
  const menu = { categories: [], sections: [], productOptions: [], products: [] }
  const added = dishes.map(({ name }, at) => ({ name, id: () => ids[at] ?? '' }))
  const { changes, idsOf } = importOptions(wanted, {
    menu,
    script: spelling,
    newId: () => newIdBeside(shop),
    dishOf: partFinder(menu, added),
  })
  for (const { record, to } of changes)
    await app
      .service('productOptions')
      .create({ ...(to as object), _id: record, shop }, { transaction })
  return wanted.map((want) => (want.groups.length === 0 ? undefined : idsOf.get(want)))
}

const writeSheet = async (
  writing: Writing,
  sheet: MenuSheet,
  spelling: Spelling,
): Promise<number> => {
  const { app, transaction, shop } = writing
  const { categories, dishes } = sheet
  const dishIds = dishes.map(() => newIdBeside(shop))
  const options = await writeOptions(writing, sheet, dishIds, spelling)
  const ids: string[] = []
  for (const [index, name] of categories.entries()) {
    const shown = [...(name.length === 0 ? unnamed : name)]
    const data = { shop, name: shown, order: index + 1 }
    const { _id } = (await app.service('categories').create(data, { transaction })) as {
      _id: string
    }
    ids.push(_id)
  }
  const [before] = await transaction
    .select({ many: count() })
    .from(products)
    .where(eq(products.shop, shop))
  for (const [
    index,
    { category, name, price, openPrice, byWeight, code, description },
  ] of dishes.entries())
    await app.service('products').create(
      {
        _id: dishIds[index],
        shop,
        name: [...name],
        price,
        order: (before?.many ?? 0) + index + 1,
        ...(ids[category] === undefined ? {} : { category: ids[category] }),
        ...(openPrice === undefined ? {} : { openPrice }),
        ...(byWeight === undefined ? {} : { byWeight }),
        ...(code === undefined ? {} : { code }),
        ...(description === undefined ? {} : { description: [...description] }),
        ...(options[index] === undefined ? {} : { options: [...options[index]] }),
      },
      { transaction },
    )
  return dishes.length
}

/** `create setup/menu` (SETUP-2.5 to SETUP-2.7): all of the dishes, or what keeps them from being added. */
export const addMenu = serveCall(setup.calls.menu, owners, (data, context): Promise<SheetResult> =>
  inShopBeingSetUp(context, 'setup/menu', data, async (transaction) => {
    const of = (await context.app.service('shops').get(data.shop, { transaction })) as Shop
    const spelling = { script: data.script ?? 'cht', languages: of.languages }
    const sheet = sheetOf(data, spelling, of)
    const problems = sheet.problems.slice(0, 1000)
    if (problems.length > 0) return { added: 0, problems }
    const writing = { ...context, transaction, shop: data.shop }
    const added =
      data.format === 'demo' ? await writeDemo(writing) : await writeSheet(writing, sheet, spelling)
    return { added, problems }
  }),
)
