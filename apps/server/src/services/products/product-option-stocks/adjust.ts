import { productOptionStocks as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { ANY_PRODUCT, ITSELF } from '../../../tables/product-stocks.ts'
import { productOptions } from '../../../tables/product-options.ts'
import { adjustStock } from './queries/adjust-stock.ts'
import { optionStocksOf } from './queries/option-stocks-of.ts'

const unknown = () => new NotFound('This shop has no such choice.')

const choiceRequired = () =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message: 'Of which choice?', field: 'choice' })

/** `create productOptionStocks/adjust`: staff change what there is of a choice, or take its group off (STAFF-1.11). */
export const adjustOptionStock = serveCall(
  description.calls.adjust,
  anyStaff,
  async ({ shop, productOption, choice, ...adjustment }, { runtime: { database, bus } }) => {
    const isCounting = adjustment.set !== undefined || adjustment.add !== undefined
    if (isCounting && choice === undefined) throw choiceRequired()
    const { stock, wasCounted } = await inTransaction(database, async (transaction) => {
      const [group] = await transaction
        .select({ choices: productOptions.choices })
        .from(productOptions)
        .where(and(eq(productOptions.shop, shop), eq(productOptions._id, productOption)))
      const isKnown = choice === undefined || group?.choices?.some(({ _id }) => _id === choice)
      if (!group || !isKnown) throw unknown()
      const of = { shop, product: ANY_PRODUCT, productOption, choice: choice ?? ITSELF }
      const counted = await adjustStock(transaction, of, adjustment)
      const [after] = await optionStocksOf(transaction, shop, [productOption])
      if (!after) throw unknown()
      return { stock: after, wasCounted: counted }
    })
    const event = wasCounted ? 'patched' : 'created'
    bus.publish({ path: description.path, event, data: stock })
    return stock
  },
)
