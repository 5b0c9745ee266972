import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App, CallContext, NextCall } from '../runtime/app.ts'
import { hearReadShop, mostReadShops } from './shop-channels.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** The paths whose ids are those of shops. */
const paths: ReadonlySet<string> = new Set(['shops', 'menus'])

/** Returns the shops that a query names: by `shop` or `shops`, alone or in a list, also within `$or` and `$and`. */
const queriedShops = (query: Fields): unknown[] => [
  ...['shop', 'shops'].flatMap((field) => {
    const value = query[field]
    return isFields(value) ? listOf(value['$in']) : [value]
  }),
  ...['$or', '$and'].flatMap((word) =>
    listOf(query[word]).flatMap((clause) => queriedShops(fieldsOf(clause))),
  ),
]

const namedShops = ({ path, method, id, params, data }: CallContext): string[] => {
  if (method === 'get' && paths.has(path)) return [id].filter(isId)
  return [...queriedShops(params.query ?? {}), fieldsOf(data)['shop']]
    .filter(isId)
    .slice(-mostReadShops)
}

/** Returns the shop of the first record that a call returned. */
const returnedShop = (result: unknown): unknown => {
  const fields = fieldsOf(Array.isArray(result) ? result[0] : result)
  const record = fieldsOf(listOf(fields['data'])[0] ?? fields['session'] ?? fields)
  return record['shop']
}

const hear = (app: App, connection: RealTimeConnection, shops: readonly string[]): void => {
  for (const shop of shops) hearReadShop(app, connection, shop)
}

/**
 * Connects callers on a socket to the catalogue's events of the shops whose data they read (EVENT-1.7). The shops that
 * a call names are joined before it reads, so that no change after the read is missed.
 */
export const hearReadShops = async (context: CallContext, next: NextCall): Promise<void> => {
  const { app, params } = context
  const { connection } = params
  if (!connection || !params.provider) return next()
  const named = namedShops(context)
  hear(app, connection, named)
  await next()
  if (named.length === 0) hear(app, connection, [returnedShop(context.result)].filter(isId))
}
