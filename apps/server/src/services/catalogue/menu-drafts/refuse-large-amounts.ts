import type { Shop } from '@comanda/contract'
import type { TSchema } from '@feathersjs/typebox'
import { amountProblem, hasLargeAmount } from '../../../calls/amount-problem.ts'
import { refused } from '../../../errors/refusal.ts'
import type { App } from '../../../runtime/app.ts'

/** Throws if a drafted value has an amount that is too large for the shop's currency (MONEY-1.2). */
export const refuseLargeAmounts = async (
  app: App,
  shop: string,
  schema: TSchema | undefined,
  data: unknown,
): Promise<void> => {
  if (!schema || !hasLargeAmount(schema, data)) return
  const { currency } = (await app.service('shops').get(shop)) as Shop
  const refusal = amountProblem(schema, data, currency)
  if (refusal) throw refused(refusal)
}
