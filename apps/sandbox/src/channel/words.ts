import { createHmac } from 'node:crypto'

/** An order of the platform's guests, with prices in currency units. */
export interface PlatformOrder {
  readonly number: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly price: number }[]
  readonly readyTime?: string
  readonly courier?: string
}

/** Where a shop takes the platform's orders, and how the platform says who it is. */
export interface ShopAddress {
  /** The base URL of the shop's API. */
  readonly api: string
  readonly shop: string
  readonly channel: string
  readonly adapter: 'plain' | 'deliverect'
  /** The key of a plain channel, or the secret that signs. */
  readonly secret: string
}

export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const plain = ({ api, shop, channel, secret }: ShopAddress, call: string, own: object): Sent => ({
  url: `${api}/channelOrders/${call}`,
  headers: { authorization: `Bearer ${secret}` },
  body: JSON.stringify({ shop, channel, ...own }),
})

const signed = ({ api, channel, secret }: ShopAddress, path: string, own: object): Sent => {
  const body = JSON.stringify({ channelLinkId: channel, ...own })
  const hmac = createHmac('sha256', secret).update(body).digest('hex')
  return {
    url: `${api}/channels/${channel}/${path}`,
    headers: { 'x-server-authorization-hmac-sha256': hmac },
    body,
  }
}

const cents = (units: number): number => Math.round(units * 100)

/** Returns an order in the words of the shop's adapter. */
export const orderIn = (to: ShopAddress, { number, items, readyTime }: PlatformOrder): Sent =>
  to.adapter === 'plain'
    ? plain(to, 'place', {
        number,
        type: 'delivery',
        lines: items.map(({ id, name, price }) => ({ product: id, name, price, quantity: 1 })),
        ...(readyTime === undefined ? {} : { pickupTime: readyTime }),
      })
    : signed(to, 'orders', {
        channelOrderId: number,
        channelOrderDisplayId: number.slice(-4),
        orderType: 2,
        status: 10,
        decimalDigits: 2,
        orderIsAlreadyPaid: true,
        customer: { name: 'Ms Lam', phoneNumber: '+85200000000' },
        items: items.map(({ id, name, price }) => ({
          plu: id,
          name,
          price: cents(price),
          quantity: 1,
          subItems: [],
        })),
        payment: { amount: items.reduce((sum, { price }) => sum + cents(price), 0), type: 0 },
        ...(readyTime === undefined ? {} : { pickupTime: readyTime }),
      })

/** Returns that an order is cancelled, in the words of the shop's adapter. */
export const cancelIn = (to: ShopAddress, number: string): Sent =>
  to.adapter === 'plain'
    ? plain(to, 'cancel', { number })
    : signed(to, 'orders', { channelOrderId: number, status: 100 })

/** Returns who fetches an order, in the words of the shop's adapter. */
export const courierIn = (to: ShopAddress, number: string, name: string, time: string): Sent =>
  to.adapter === 'plain'
    ? plain(to, 'courier', { number, courier: { contactName: name }, time })
    : signed(to, 'courier', { channelOrderId: number, courier: { name }, updatedTime: time })
