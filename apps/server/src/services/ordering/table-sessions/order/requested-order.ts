import type { CreateSessionData, OrderData, OrderLine, TaiwanInvoice } from '@comanda/contract'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import type { CouponEntry } from '../../checkout/coupon-entry.ts'
import { type RequestedLine, requestedLines } from '../../checkout/requested-lines.ts'

/** An order as the server reads it, however its data was spelled. A retry has the same. */
export interface RequestedOrder {
  readonly cart: readonly RequestedLine[]
  readonly coupons: readonly CouponEntry[]
  readonly expectedTotal?: number
  readonly remark?: string
  readonly twInvoice?: TaiwanInvoice
  /** The payment method by which it will be paid. */
  readonly payBy?: string
}

/** An order for a table's session. */
export interface RequestedRound extends RequestedOrder {
  readonly session: string
  readonly restoreKey?: string
  /** The key of the device among those of the table. */
  readonly guest?: string
  /** What it takes of the shared cart, as the guest with the key saw it (TABLE-3.1). */
  readonly seen?: OrderData['lines']
  readonly guestKey?: string
  /** What the whole bill is to come to with it. */
  readonly expectedBill?: number
  /** Nothing of it waits for its course. */
  readonly together?: boolean
}

/** A session to begin with an order. */
export interface RequestedSession
  extends
    RequestedOrder,
    Pick<
      CreateSessionData,
      | 'shop'
      | 'type'
      | 'section'
      | 'qrCodeViewItem'
      | 'capacity'
      | 'contactName'
      | 'licensePlate'
      | 'phone'
      | 'pickupTime'
      | 'tentNumber'
      | 'bookedTime'
      | 'memberPass'
      | 'restoreKeys'
    > {}

type CartFields = Pick<CreateSessionData, 'coupons' | 'discounts'>
type Entry = NonNullable<CreateSessionData['discounts']>[number]

const idOf = (record: Entry['coupon']): string | undefined =>
  typeof record === 'object' ? record._id : record

/** Returns the coupon or reward of an entry of `discounts`, or undefined if the server decides what it says. */
const entryOf = (
  { source = 'coupon', coupon, gift, rule, id }: Entry,
  field: string,
): CouponEntry | undefined => {
  if (source !== 'coupon' && source !== 'gift') return undefined
  const reward = idOf(gift)
  if (reward !== undefined) return { id: reward, source: 'gift', field, isInDiscounts: true }
  const named = idOf(coupon)
  const known = named === undefined || named === rule ? id : named
  const isOfRule = known === undefined || known === rule
  return isOfRule ? undefined : { id: known, source, field, isInDiscounts: true }
}

/** Returns the id and source of an entry of `coupons`; one that names no coupon has no id that exists. */
const couponOf = (entry: NonNullable<CartFields['coupons']>[number]) =>
  typeof entry === 'string'
    ? { id: entry, source: 'coupon' as const }
    : { id: entry.id ?? entry._id ?? '', source: entry.source ?? ('coupon' as const) }

const couponsIn = ({ coupons = [], discounts = [] }: CartFields, path = ''): CouponEntry[] => {
  const listed = coupons.map((one, index) => ({
    ...couponOf(one),
    field: `${path}coupons.${index}`,
  }))
  const known = new Set(listed.map(({ id }) => id))
  const added = discounts.flatMap((entry, index) => {
    const one = entryOf(entry, `${path}discounts.${index}`)
    return one && !known.has(one.id) ? [one] : []
  })
  return [...listed, ...added]
}

/** The invoice, or the fields of one that stand at the top. */
const invoiceOf = (data: CreateSessionData): TaiwanInvoice | undefined => {
  const { twInvoice, twTaxType, twTaxVehicle, twTaxComp, twDonate, twTaxNrt, twTaxEmail } = data
  if (twInvoice || twTaxType === undefined) return twInvoice
  return withoutNulls({ twTaxType, twTaxVehicle, twTaxComp, twDonate, twTaxNrt, twTaxEmail })
}

/** The lines of an order as they were sent, and the field that has them. */
export interface SentLines {
  readonly field: string
  readonly lines: readonly OrderLine[]
}

/** Returns the lines of a new session: its `products`, or else its `cart`. */
export const linesOfSession = ({ products = [], cart }: CreateSessionData): SentLines =>
  cart === undefined || (cart.length === 0 && products.length > 0)
    ? { field: 'products', lines: products }
    : { field: 'cart', lines: cart }

/** Returns the lines of an order: its `cart`, or the `products` of that. */
export const linesOfRound = ({ cart }: OrderData): SentLines =>
  cart === undefined || Array.isArray(cart)
    ? { field: 'cart', lines: cart ?? [] }
    : { field: 'cart.products', lines: cart.products }

const sentLine = (path: string, { field }: SentLines): string =>
  path.replace(/^cart(?=\.\d|$)/, field)

/** Returns the path in the data of a new session of what the server reads at `path`. */
export const sentSessionPath = (data: CreateSessionData, path: string): string =>
  sentLine(data.twInvoice ? path : path.replace(/^twInvoice\./, ''), linesOfSession(data))

/** Returns the path in the data of an order of what the server reads at `path`. */
export const sentRoundPath = (data: OrderData, path: string): string =>
  sentLine(path, linesOfRound(data))

/** Returns the session that a caller's data begins. */
export const requestedSession = (data: CreateSessionData): RequestedSession =>
  withoutNulls({
    shop: data.shop,
    type: data.type,
    section: data.section,
    qrCodeViewItem: data.qrCodeViewItem,
    capacity: data.capacity || null,
    contactName: data.contactName,
    licensePlate: data.licensePlate,
    phone: data.phone,
    pickupTime: data.pickupTime,
    tentNumber: data.tentNumber,
    bookedTime: data.bookedTime,
    memberPass: data.memberPass,
    restoreKeys: data.restoreKeys,
    expectedTotal: data.expectedTotal,
    remark: data.remark,
    twInvoice: invoiceOf(data),
    payBy: data.payBy,
    coupons: couponsIn(data),
    cart: requestedLines(linesOfSession(data).lines),
  })

/** Returns the order that a caller's data adds to a table's session. */
export const requestedRound = (data: OrderData): RequestedRound => {
  const nested = data.cart && !Array.isArray(data.cart) ? couponsIn(data.cart, 'cart.') : []
  return withoutNulls({
    session: data.session,
    restoreKey: data.restoreKey,
    guest: data.guest,
    seen: data.lines,
    guestKey: data.guestKey,
    expectedBill: data.expectedBill,
    together: data.together,
    expectedTotal: data.expectedTotal,
    remark: data.remark,
    twInvoice: data.twInvoice,
    payBy: data.payBy,
    coupons: [...couponsIn(data), ...nested],
    cart: requestedLines(linesOfRound(data).lines),
  })
}
