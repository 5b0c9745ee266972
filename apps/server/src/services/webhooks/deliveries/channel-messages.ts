import type {
  Channel,
  ChannelOrder,
  Menu,
  Order,
  ProductOptionStock,
  ProductStock,
  Shop,
} from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { ChannelAdapter, ChannelMessage, ChannelPace } from '../../../channels/adapter.ts'
import { channelAdapters } from '../../../channels/adapters.ts'
import { channelMenu, isInStock } from '../../../channels/channel-menu.ts'
import { statusOf } from '../../../channels/channel-status.ts'
import { groupBy } from '../../../records/group-by.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { type WebhookDeliveryRow, webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import type { WebhookRow } from '../../../tables/webhooks.ts'

/** What a channel hears, by the ids of deliveries, and how it is signed. */
export interface ChannelMessages {
  readonly bodies: ReadonlyMap<string, string>
  readonly paths: ReadonlyMap<string, string>
  readonly headers: ChannelAdapter['headers']
}

const listOf = async <T>(
  { app }: ServerContext,
  path: string,
  query: Readonly<Record<string, unknown>>,
): Promise<readonly T[]> => {
  const found = (await app.service(path).find({ query })) as readonly T[] | { data: readonly T[] }
  return 'data' in found ? found.data : found
}

const orderMessage = async (
  context: ServerContext,
  { shop, _id: channel }: Channel,
  id: string,
): Promise<ChannelMessage | undefined> => {
  const [known] = await listOf<ChannelOrder>(context, 'channelOrders', { shop, channel, order: id })
  if (!known) return undefined
  const [order] = await listOf<Order>(context, 'orders', { shop, _id: id })
  const status = order && statusOf(order)
  if (!order || !status) return undefined
  const reason = order.declined?.note ?? order.declined?.reason
  return {
    kind: 'status',
    number: known.number,
    order: id,
    status,
    ...(order.estimatedTime === undefined ? {} : { readyTime: order.estimatedTime }),
    ...(reason === undefined ? {} : { reason }),
  }
}

const dishMessage = async (
  context: ServerContext,
  { shop, record: item }: WebhookDeliveryRow,
): Promise<ChannelMessage> => {
  const [found] = await listOf<ProductStock>(context, 'productStocks', { shop, _id: item })
  const isAvailable = !found || isInStock(found)
  const until = isAvailable ? undefined : found?.stock.until
  const one = { item, isAvailable, ...(until === undefined ? {} : { until }) }
  return { kind: 'availability', items: [one] }
}

const choiceMessage = async (
  context: ServerContext,
  { shop, record }: WebhookDeliveryRow,
): Promise<ChannelMessage | undefined> => {
  const query = { shop, _id: record }
  const [found] = await listOf<ProductOptionStock>(context, 'productOptionStocks', query)
  const { values = [], until, ...of } = found?.stock ?? { mode: 'manual' as const }
  if (values.length === 0) return undefined
  const items = values.map(({ _id: item, quantity }) => {
    const isAvailable = isInStock({ stock: { ...of, quantity } })
    return { item, isAvailable, ...(isAvailable || until === undefined ? {} : { until }) }
  })
  return { kind: 'availability', items }
}

const types = ['takeAway', 'delivery'] as const

const paceMessage = async (
  { app, runtime }: ServerContext,
  shop: string,
): Promise<Extract<ChannelMessage, { kind: 'busy' }>> => {
  const { paused = [] } = (await app.service('shops').get(shop)) as Shop
  const { estimates } = (await app.service('shops/estimates').create({ shop })) as {
    estimates: readonly { orderType: string; to: number }[]
  }
  const paceOf = (type: ChannelPace['type']): ChannelPace => {
    const pause = paused.find(
      ({ orderType, until }) =>
        orderType === type && (until === undefined || Date.parse(until) > runtime.now()),
    )
    const minutes = estimates.find(({ orderType }) => orderType === type)?.to
    return {
      type,
      isPaused: pause !== undefined,
      ...(pause?.until === undefined ? {} : { until: pause.until }),
      ...(minutes === undefined ? {} : { minutes }),
    }
  }
  return { kind: 'busy', types: types.map(paceOf) }
}

/** Nobody writes when a pause ends by itself: the channel hears then (CHANNEL-4.6). Behind it, nothing else waits. */
const tellWhenOver = async (
  { runtime: { database, now } }: ServerContext,
  { webhook, type, record, shop }: WebhookDeliveryRow,
  { types: paces }: Extract<ChannelMessage, { kind: 'busy' }>,
): Promise<void> => {
  const createTime = new Date(now()).toISOString()
  for (const { until } of paces) {
    if (until === undefined) continue
    const own = { subject: `${webhook} ${until}`, xact: -Date.parse(until), dueTime: until }
    await database
      .insert(webhookDeliveries)
      .values({ _id: newIdBeside(shop), shop, webhook, type, record, createTime, ...own })
      .onConflictDoNothing()
  }
}

const messageOf = async (
  context: ServerContext,
  channel: Channel,
  row: WebhookDeliveryRow,
): Promise<ChannelMessage | undefined> => {
  const { type, shop, record } = row
  if (type.startsWith('order.')) return orderMessage(context, channel, record)
  if (type === 'stock.changed') return dishMessage(context, row)
  if (type === 'choice.changed') return choiceMessage(context, row)
  if (type === 'menu.changed' || type === 'menu.published') {
    const menu = (await context.app.service('menus').get(shop)) as Menu
    return { kind: 'menu', menu: channelMenu(menu, channel) }
  }
  if (type !== 'shop.paused') return undefined
  const pace = await paceMessage(context, shop)
  await tellWhenOver(context, row, pace)
  return pace
}

const subjectOf = ({ type, record }: WebhookDeliveryRow): string => {
  if (type.startsWith('menu.')) return 'menu'
  return type.startsWith('order.') ? `order ${record}` : `${type} ${record}`
}

/** A message says how things are now: of those about the same in a round only the last is sent. */
const isSuperseded = (row: WebhookDeliveryRow, rows: readonly WebhookDeliveryRow[]): boolean =>
  rows.some((one) => subjectOf(one) === subjectOf(row) && one.seq > row.seq)

/**
 * Returns what a channel hears of deliveries, in its words, as things stand now (CHANNEL-4.1). What does not concern it, or comes again
 * later in the same round, is removed.
 */
export const channelMessages = async (
  context: ServerContext,
  webhook: WebhookRow,
  rows: readonly WebhookDeliveryRow[],
): Promise<ChannelMessages> => {
  const bodies = new Map<string, string>()
  const paths = new Map<string, string>()
  const [channel] = await listOf<Channel>(context, 'channels', { _id: webhook.channel })
  const adapter = channel && channelAdapters[channel.adapter]
  for (const row of rows) {
    if (!channel || !adapter || channel.isOff || row.shop !== channel.shop) continue
    const message = isSuperseded(row, rows) ? undefined : await messageOf(context, channel, row)
    const written = message && adapter.write(message, channel)
    if (!written) continue
    bodies.set(row._id, JSON.stringify(written.body))
    if (written.path !== undefined) paths.set(row._id, written.path)
  }
  for (const [shop, all] of groupBy(
    rows.filter(({ _id }) => !bodies.has(_id)),
    (row) => row.shop,
  )) {
    const ids = all.map(({ _id }) => _id)
    await context.runtime.database
      .delete(webhookDeliveries)
      .where(and(eq(webhookDeliveries.shop, shop), inArray(webhookDeliveries._id, ids)))
  }
  return { bodies, paths, headers: adapter?.headers }
}
