import { type Static, Type } from '@feathersjs/typebox'
import { Cleared } from '../fields/cleared.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

const TaxId = Type.String({ pattern: '^[0-9]{8}$' })

/** Who takes the invoices: the tax authority's Turnkey on this machine, or ECPay. */
export const InvoiceAdapterName = OneOf('turnkey', 'ecpay')
export type InvoiceAdapterName = Static<typeof InvoiceAdapterName>

const seller = {
  taxId: TaxId,
  /** As it is registered. */
  name: Type.String({ pattern: '^\\S.{0,59}$' }),
  address: Type.Optional(Type.String({ pattern: '^\\S.{0,99}$' })),
  adapter: InvoiceAdapterName,
  mode: OneOf('live', 'sandbox'),
  /** ECPay's MerchantID. */
  merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** Whether a balance is invoiced when it is spent, which is the default, or when it is topped up (INV-2.6). */
  prepaid: Type.Optional(OneOf('spending', 'topUp')),
  /** Who gets a mail when numbers run out. */
  mail: Type.Optional(
    Type.String({ minLength: 3, maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' }),
  ),
}

const Key = Type.Optional(Type.String({ pattern: '^[!-~]{16}$' }))

/** ECPay's HashKey and HashIV, and the key that the tax authority gave for the QR codes, 32 hexadecimal digits. */
const InvoiceKeys = Closed({
  hashKey: Key,
  hashIV: Key,
  qrKey: Type.Optional(Type.String({ pattern: '^[0-9A-Fa-f]{32}$' })),
})

/** A stored key, which is never read: its last characters, since when, and who set it. */
const StoredKey = Type.Optional(
  Closed({ ends: Type.String(), since: Instant, by: Type.Optional(Id) }),
)

/** A company that issues invoices: shops with its tax id issue them in its name. */
export const InvoiceSeller = Closed(
  {
    _id: Id,
    ...seller,
    keys: Closed({ hashKey: StoredKey, hashIV: StoredKey, qrKey: StoredKey }),
    /** Numbers that are left in this period, and what is low (INV-6.1). Not for ECPay, which has the numbers. */
    numbersLeft: Type.Optional(Type.Integer({ minimum: 0 })),
    warning: Type.Optional(OneOf('empty', 'fewDays', 'fewNumbers', 'nextPeriod')),
  },
  'InvoiceSeller',
)
export type InvoiceSeller = Static<typeof InvoiceSeller>

export const CreateInvoiceSellerData = Closed(
  { _id: Type.Optional(Id), ...seller, secrets: Type.Optional(InvoiceKeys) },
  'CreateInvoiceSellerData',
)
export type CreateInvoiceSellerData = Static<typeof CreateInvoiceSellerData>

/** The tax id stays: invoices were issued under it. `null` clears a text. */
const { taxId: _taxId, ...changeable } = seller
export const InvoiceSellerPatch = Closed(
  {
    ...Type.Partial(Type.Object(changeable)).properties,
    address: Cleared(seller.address),
    merchant: Cleared(seller.merchant),
    mail: Cleared(seller.mail),
    secrets: Type.Optional(InvoiceKeys),
  },
  'InvoiceSellerPatch',
)
export type InvoiceSellerPatch = Static<typeof InvoiceSellerPatch>

const Number8 = Type.Integer({ minimum: 0, maximum: 99_999_999 })

const track = {
  seller: TaxId,
  period: Type.String({ pattern: '^[0-9]{3}(02|04|06|08|10|12)$' }),
  letters: Type.String({ pattern: '^[A-Z]{2}$' }),
  from: Number8,
  to: Number8,
}

/** Numbers that the tax authority gave a seller for a period (字軌). `next` is the first that is free. */
export const InvoiceTrack = Closed(
  { _id: Id, ...track, next: Type.Integer({ minimum: 0, maximum: 100_000_000 }) },
  'InvoiceTrack',
)
export type InvoiceTrack = Static<typeof InvoiceTrack>

export const CreateInvoiceTrackData = Closed(track, 'CreateInvoiceTrackData')
export type CreateInvoiceTrackData = Static<typeof CreateInvoiceTrackData>
