import type { OrderDiscount } from '@comanda/contract'
import type { Catalogue } from '@comanda/engine/catalog'
import { compilePriceBook, price, PriceRequestError } from '@comanda/engine/pricing'
import { BadRequest } from '@feathersjs/errors'
import { inTransaction } from '../database/transaction.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

type Check = (record: never) => unknown

const empty: Catalogue = {
  products: [],
  productOptions: [],
  taxSettings: [],
  surchargeSettings: [],
  timeConditions: [],
  discounts: [],
}

const inCatalogue =
  (part: keyof Catalogue): Check =>
  (record) =>
    compilePriceBook({ ...empty, [part]: [record] })

/** Lets the engine compile a record as it does to price an order. */
const checks = new Map<string, Check>([
  ['products', inCatalogue('products')],
  ['productOptions', inCatalogue('productOptions')],
  ['taxSettings', inCatalogue('taxSettings')],
  ['surchargeSettings', inCatalogue('surchargeSettings')],
  ['timeConditions', inCatalogue('timeConditions')],
  ['orderDiscounts', inCatalogue('discounts')],
  [
    'shops',
    (shop) =>
      price({
        catalogue: empty,
        now: '2026-01-01T00:00:00.000Z',
        shop,
        session: { type: 'dineIn' },
        lines: [],
        coupons: [],
      }),
  ],
])

const fieldOf = (path: string): string =>
  path
    .replace(/^(catalogue\.\w+\[0\]|shop)\.?/, '')
    .replaceAll('[', '.')
    .replaceAll(']', '')

const refuseUnpriceable = (check: Check, record: unknown, within = ''): void => {
  try {
    check(record as never)
  } catch (error) {
    if (!(error instanceof PriceRequestError)) throw error
    const field = `${within}${fieldOf(error.path)}`
    throw new BadRequest(error.message.replace(error.path, field), { code: 'dataInvalid', field })
  }
}

/** Throws a refusal in the terms of a rule's fields, which is a field of a call's data, if the engine could not price with it. */
export const refuseUnpriceableRule = (rule: OrderDiscount, field: string): void =>
  refuseUnpriceable(inCatalogue('discounts'), rule, `${field}.`)

const checkResult = async ({ app, path, params, result }: CallContext, check: Check) => {
  const records: unknown[] = Array.isArray(result) ? result : [result]
  for (const record of records) {
    const { _id } = record as { _id: string }
    const { transaction } = params
    const isWhole = params.query?.['$select'] === undefined
    const whole = isWhole
      ? record
      : await app.service(path).get(_id, transaction ? { transaction } : {})
    refuseUnpriceable(check, whole)
  }
}

/**
 * Refuses records that the engine could not price with: one of them in a shop's catalogue would fail every order there.
 * The schema checks each field, this checks their combination.
 */
export const checkPriceable =
  ({ database }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { path, method, params } = context
    const check = checks.get(path)
    if (!check || (method !== 'create' && method !== 'patch')) return next()
    if (params.transaction) {
      await next()
      return checkResult(context, check)
    }
    try {
      await inTransaction(
        database,
        async (transaction) => {
          params.transaction = transaction
          await next()
          await checkResult(context, check)
        },
        1,
      )
    } finally {
      delete params.transaction
    }
  }
