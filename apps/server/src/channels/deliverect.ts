import { createHmac } from 'node:crypto'
import { localizedName } from '@comanda/engine/catalog'
import { toCents } from '@comanda/engine/money'
import { sameText } from '../payments/signatures/same-text.ts'
import type { ChannelAdapter, ChannelMessage, ChannelStatus } from './adapter.ts'
import { readDeliverect } from './deliverect-order.ts'

/** What its status codes are here. */
const codes: Readonly<Record<ChannelStatus, number>> = {
  waiting: 10,
  accepted: 20,
  preparing: 50,
  ready: 70,
  completed: 90,
  cancelled: 110,
  declined: 110,
}

const header = 'x-server-authorization-hmac-sha256'

const signature = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Its menu has one language. */
const named = (name: Parameters<typeof localizedName>[0]) => localizedName(name, 'en')

const menuBody = ({ menu }: Extract<ChannelMessage, { kind: 'menu' }>) => {
  const products = menu.items.map(({ id, name, price, groups, isAvailable }) => [
    id,
    {
      _id: id,
      plu: id,
      productType: 1,
      name: named(name),
      price: toCents(price),
      subProducts: groups,
      snoozed: !isAvailable,
    },
  ])
  const groups = menu.groups.map(({ id, name, least, most, choices }) => [
    id,
    {
      _id: id,
      plu: id,
      productType: 3,
      name: named(name),
      min: least,
      max: most,
      subProducts: choices.map((choice) => choice.id),
    },
  ])
  const choices = menu.groups
    .flatMap((group) => group.choices)
    .map(({ id, name, price }) => [
      id,
      { _id: id, plu: id, productType: 2, name: named(name), price: toCents(price) },
    ])
  const inCategory = (category: string) =>
    menu.items.filter((item) => item.category === category).map(({ id }) => id)
  return {
    currency: menu.currency,
    categories: menu.categories.map(({ id, name }) => ({
      _id: id,
      name: named(name),
      products: inCategory(id),
    })),
    products: Object.fromEntries(products),
    modifierGroups: Object.fromEntries(groups),
    modifiers: Object.fromEntries(choices),
  }
}

/** When something is offered again that nobody said when it is. */
const noEnd = '9999-12-31T00:00:00.000Z'

/**
 * The shape of Deliverect's published channel API, with the shop in Deliverect's place (CHANNEL-6.3): a platform that speaks to it speaks
 * to us. Amounts are cents; a dish or choice is its `plu`, our id.
 */
export const deliverect: ChannelAdapter = {
  write: (message, { _id: channelLink, account = '', location = '' }) => {
    const of = { account, location, channelLink }
    switch (message.kind) {
      case 'menu':
        return { path: 'menuUpdate', body: [{ ...of, menuId: channelLink, ...menuBody(message) }] }
      case 'availability': {
        const [on, off] = [true, false].map((is) =>
          message.items.filter(({ isAvailable }) => isAvailable === is),
        )
        const snoozed = off?.map(({ item, until = noEnd }) => ({ plu: item, snoozeEnd: until }))
        const operations = [
          { action: 'snooze', data: { items: snoozed ?? [] } },
          { action: 'unsnooze', data: { items: on?.map(({ item }) => ({ plu: item })) ?? [] } },
        ].filter(({ data }) => data.items.length > 0)
        return { path: 'snoozeUnsnooze', body: { ...of, operations } }
      }
      case 'busy': {
        const minutes = message.types.flatMap((one) => one.minutes ?? [])
        return {
          path: 'busyMode',
          body: {
            ...of,
            status: message.types.every(({ isPaused }) => isPaused) ? 'PAUSED' : 'ONLINE',
            ...(minutes.length === 0 ? {} : { preparationTime: Math.max(...minutes) }),
          },
        }
      }
      default:
        return {
          path: 'statusUpdate',
          body: {
            orderId: message.order,
            channelOrderId: message.number,
            location,
            channelLink,
            status: codes[message.status],
            ...(message.reason === undefined ? {} : { reason: message.reason }),
            ...(message.readyTime === undefined ? {} : { pickupTime: message.readyTime }),
          },
        }
    }
  },
  headers: ([secret = ''], { body }) => ({ [header]: signature(secret, body) }),
  incoming: {
    isSigned: (secrets, headers, body) => {
      const sent = headers[header]
      return (
        typeof sent === 'string' &&
        secrets.some((secret) => sameText(signature(secret, body), sent))
      )
    },
    read: readDeliverect,
  },
}
