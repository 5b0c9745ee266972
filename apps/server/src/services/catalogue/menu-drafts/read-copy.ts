import { type CompareMenuData, draftedMenu, type Shop } from '@comanda/contract'
import { copyMenu } from '@comanda/shop-rules/menu-import'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { App } from '../../../runtime/app.ts'
import { menuChanges } from '../../../tables/menu-changes.ts'
import { checkedImport, type ReadImport, readFileMenu } from './read-import.ts'

const otherCurrency = (from: string, to: string) =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: `Prices in ${from} are none in ${to}: copy a menu between shops of one currency.`,
    field: 'from',
  })

const sameShop = () =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'A menu is copied from another shop.',
    field: 'from',
  })

/** Returns what the published menu of another shop changes of a shop's: of what is published there, or of its draft too (GROUP-2). */
export const readCopy = async (
  app: App,
  transaction: Database,
  { shop, from, prices }: CompareMenuData,
  withDraft: boolean,
): Promise<ReadImport> => {
  if (shop === from) throw sameShop()
  const own = (await app.service('shops').get(shop, { transaction })) as Shop
  const { currency } = own
  const source = (await app.service('shops').get(from, { transaction })) as Shop
  if (source.currency !== currency) throw otherCurrency(source.currency, currency)
  const drafted = withDraft
    ? await transaction.select().from(menuChanges).where(eq(menuChanges.shop, shop))
    : []
  const published = await readFileMenu(app, transaction, shop)
  const menu = draftedMenu(published, drafted.map(withoutNulls), shop)
  const other = { shop: from, menu: await readFileMenu(app, transaction, from) }
  const copied = copyMenu({ shop, menu }, other, prices, () => newIdBeside(shop))
  return { ...checkedImport(own, copied, drafted.length), drafted }
}
