import { shopNumberIn } from '../../identifiers/shop-ids.ts'
import { type Fields, isFields } from '../../records/fields.ts'
import { latelyUsed } from '../../records/lately-used.ts'
import type { CallContext, NextCall } from '../../runtime/app.ts'
import type { Following } from '../../runtime/event-bus.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { channelOf } from './channels.ts'
import { channelsOf } from './joined-channels.ts'
import { hearRecent, mostRecent } from './recent-channels.ts'

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
    .slice(-mostRecent)
}

/** Returns the first record that a call returned. */
const returnedRecord = (result: unknown): Fields => {
  const fields = fieldsOf(Array.isArray(result) ? result[0] : result)
  return fieldsOf(listOf(fields['data'])[0] ?? fields['session'] ?? fields)
}

/** The calls by which a diner enters a session. */
const entering: ReadonlySet<string> = new Set([
  'tableSessions/createOrResume',
  'tableSessions/create',
])

/** Returns the first id or key of a call that tells a shop's number (ID-2.1). */
const shopCarrier = ({ id, params, data }: CallContext): string | undefined => {
  if (typeof id === 'string' && shopNumberIn(id) !== undefined) return id
  return [...Object.values(params.query ?? {}), ...Object.values(fieldsOf(data))]
    .map((value) => (isFields(value) ? listOf(value['$in'])[0] : value))
    .filter((value) => typeof value === 'string')
    .find((value) => shopNumberIn(value) !== undefined)
}

/** How long a number counts as one that no shop has, in ms: the next shop may get it. */
const unknownFor = 60_000

/** Returns a function that follows the shop that an id in a call tells: its events then arrive before the record is read. */
const shopFollower = ({ shopDirectory, reads, bus, now }: Runtime) => {
  /** Until when numbers count as those of no shop, in ms: the digits of older ids make them. */
  const unknown = latelyUsed<number, number>(10_000)
  return async (context: CallContext): Promise<Following | undefined> => {
    const carrier = shopCarrier(context)
    const number = carrier === undefined ? undefined : shopNumberIn(carrier)
    if (carrier === undefined || number === undefined) return undefined
    if ((unknown.get(number) ?? 0) > now()) return undefined
    const shop = await shopDirectory.shopIn(reads, carrier)
    if (shop === undefined) {
      unknown.set(number, now() + unknownFor)
      return undefined
    }
    const following = bus.follow(`shop/${shop}`)
    if (following.ready) await following.ready
    return following
  }
}

/**
 * Connects callers on a socket to the catalogue's events of the shops whose data they use, and to those of the sessions
 * that they enter (EVENT-1.7). The shops that a call names are joined before it reads, so that no change after the read
 * is missed.
 */
export const joinUsedChannels = (runtime: Runtime) => {
  const followShop = shopFollower(runtime)
  return async (context: CallContext, next: NextCall): Promise<void> => {
    const { app, path, params } = context
    const { connection } = params
    if (!connection || !params.provider) return next()
    const channels = channelsOf(app)
    const named = namedShops(context)
    for (const shop of named) hearRecent(channels, connection, channelOf.shop(shop))
    const following = named.length > 0 ? undefined : await followShop(context)
    const ready = channels.ready(connection)
    if (ready) await ready
    await next().finally(() => following?.end())
    const { shop, _id } = returnedRecord(context.result)
    if (!isId(shop)) return
    if (named.length === 0) hearRecent(channels, connection, channelOf.shop(shop))
    if (entering.has(path) && isId(_id))
      hearRecent(channels, connection, channelOf.session(shop, _id))
  }
}
