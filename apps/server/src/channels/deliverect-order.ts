import type { ChannelLine, PlaceChannelOrderData } from '@comanda/contract'
import { isFields } from '../records/fields.ts'
import type { ChannelRequest } from './adapter.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : []

/** Returns a text that is there, at most so long; numbers are texts, too. */
const textOf = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, most) : undefined
}

const given = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>)

const quantityOf = ({ quantity }: Fields): number => Number(quantity ?? 1)

/** Amounts are whole numbers with so many decimals; ours have two at most. */
const unitsOf = (amount: unknown, { decimalDigits = 2 }: Fields): number =>
  Math.round((Number(amount ?? 0) / 10 ** Number(decimalDigits)) * 100) / 100

const nameOf = (item: Fields): string =>
  textOf(item['name'], 200) ?? textOf(item['plu'], 200) ?? '?'

const choiceOf = (order: Fields, item: Fields) => ({
  ...given('choice', textOf(item['plu'], 80)),
  name: nameOf(item),
  quantity: quantityOf(item),
  price: unitsOf(item['price'], order),
})

const lineOf = (order: Fields, item: Fields): ChannelLine => ({
  ...given('product', textOf(item['plu'], 80)),
  ...given('remark', textOf(item['remark'], 200)),
  name: nameOf(item),
  quantity: quantityOf(item),
  price: unitsOf(item['price'], order),
  options: listOf(item['subItems']).map((one) => {
    const inner = listOf(one['subItems']).map((choice) => choiceOf(order, choice))
    return { ...choiceOf(order, one), ...(inner.length === 0 ? {} : { options: inner }) }
  }),
})

const instantOf = (value: unknown): string | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const personOf = ({ name, phoneNumber }: Fields) => ({
  ...given('contactName', textOf(name, 100)),
  ...given('phone', textOf(phoneNumber, 40)),
})

const courierOf = ({ name, phoneNumber, arrivalTime }: Fields) => ({
  ...personOf({ name, phoneNumber }),
  ...given('arrivesTime', instantOf(arrivalTime)),
})

/** The address that it is brought to, with the code that its masked number asks for. */
const placeOf = (customer: Fields, address: Fields): string | undefined =>
  textOf(
    ['street', 'streetNumber', 'postalCode', 'city', 'extraAddressInfo']
      .map((part) => address[part])
      .concat(customer['phoneAccessCode'])
      .filter((part) => typeof part === 'string' && part !== '')
      .join(', '),
    500,
  )

/** Its types: 1 is fetched by its guest, 2 brought by a courier; who eats in the shop fetches it there, too. */
const delivered = 2

/** Its statuses by which an order is cancelled by its guest or the platform. */
const cancelled: readonly unknown[] = [100, 110]

const orderOf = (
  order: Fields,
  number: string,
): Omit<PlaceChannelOrderData, 'shop' | 'channel'> => {
  const customer = fieldsOf(order['customer'])
  const lines = listOf(order['items']).map((item) => lineOf(order, item))
  const sum = lines.reduce(
    (all, { quantity, price, options = [] }) =>
      all +
      quantity *
        (price +
          options.reduce(
            (of, one) =>
              of +
              (one.quantity ?? 1) *
                ((one.price ?? 0) +
                  (one.options ?? []).reduce(
                    (inner, choice) => inner + (choice.quantity ?? 1) * (choice.price ?? 0),
                    0,
                  )),
            0,
          )),
    0,
  )
  // Discounts are below 0; what of them the platform bears comes with its payout.
  const discount = unitsOf(order['discountTotal'], order)
  const person = {
    ...personOf(customer),
    ...given('remark', placeOf(customer, fieldsOf(order['deliveryAddress']))),
  }
  const courier = courierOf(fieldsOf(order['courier']))
  const isSoon = order['deliveryIsAsap'] === true
  return {
    number,
    ...given('shownNumber', textOf(order['channelOrderDisplayId'], 40)),
    type: order['orderType'] === delivered ? 'delivery' : 'takeAway',
    lines,
    total: Math.max(0, Math.round((sum - Math.abs(discount)) * 100) / 100),
    paidThere: order['orderIsAlreadyPaid'] !== false,
    ...given('pickupTime', isSoon ? undefined : instantOf(order['pickupTime'])),
    ...given('remark', textOf(order['note'], 500)),
    ...(Object.keys(person).length === 0 ? {} : { customer: person }),
    ...(Object.keys(courier).length === 0 ? {} : { courier }),
  }
}

/** Returns what a body of Deliverect's shape asks for: an order, to cancel one by its status, or who fetches one. */
export const readDeliverect = (path: string, body: unknown): ChannelRequest | undefined => {
  const order = fieldsOf(body)
  const number = textOf(order['channelOrderId'], 80)
  if (number === undefined) return undefined
  if (path === 'courier') {
    const time = instantOf(order['updatedTime'])
    return {
      kind: 'courier',
      data: { number, courier: courierOf(fieldsOf(order['courier'])), ...given('time', time) },
    }
  }
  if (path !== 'orders') return undefined
  if (!cancelled.includes(order['status'])) return { kind: 'place', data: orderOf(order, number) }
  const note = textOf(order['reason'] ?? order['cancellationReason'], 200)
  return { kind: 'cancel', data: { number, ...given('note', note) } }
}
