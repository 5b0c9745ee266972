import { type ProductOptionStock, productOptionStocks as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { ANY_PRODUCT, ITSELF } from '../../../tables/product-stocks.ts'
import { productOptions } from '../../../tables/product-options.ts'
import { adjustOnce } from '../stock-adjustments/adjust-once.ts'
import { adjustStock } from '../stock-adjustments/adjust-stock.ts'
import { optionStocksOf } from './queries/option-stocks-of.ts'

const unknown = () => new NotFound('This shop has no such choice.')

const choiceRequired = () =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message: 'Of which choice?', field: 'choice' })

interface GroupName {
  readonly transaction: Database
  readonly productOption: string
}

const groupIn = async (shop: string, { transaction, productOption }: GroupName) => {
  const [group] = await transaction
    .select({ choices: productOptions.choices })
    .from(productOptions)
    .where(and(eq(productOptions.shop, shop), eq(productOptions._id, productOption)))
  return group
}

/** `create productOptionStocks/adjust`: staff change what there is of a choice, or take its group off (STAFF-1.11). */
export const adjustOptionStock = serveCall(
  description.calls.adjust,
  anyStaff,
  (data, context): Promise<ProductOptionStock> =>
    adjustOnce(context, description.path, data, async (transaction, adjustment) => {
      const { shop, productOption, choice, set, add, daily } = data
      const isCounting = [set, add, daily].some((units) => units !== undefined)
      if (isCounting && choice === undefined) throw choiceRequired()
      const named = { transaction, productOption }
      // A group of the shop, or of all.
      const group = (await groupIn(shop, named)) ?? (await groupIn('', named))
      const isKnown = choice === undefined || group?.choices?.some(({ _id }) => _id === choice)
      if (!group || !isKnown) throw unknown()
      const of = { shop, product: ANY_PRODUCT, productOption, choice: choice ?? ITSELF }
      const wasCounted = await adjustStock(transaction, of, adjustment)
      const [stock] = await optionStocksOf(transaction, shop, [productOption])
      if (!stock) throw unknown()
      return { stock, wasCounted }
    }),
)
