import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { type PatchData, patchSchema } from '../services/record-data.ts'
import { PaymentCall } from '../payment-accounts/payment-call.ts'

export const PaymentType = OneOf('counter', 'balance', 'card', 'wallet')
export type PaymentType = Static<typeof PaymentType>

const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.0001 })

/** What a method adds to the amount, never to tips, shown before paying. */
export const PaymentSurcharge = Closed({
  percent: Type.Optional(Percent),
  /** In currency units. */
  fixed: Type.Optional(Price),
  /** The tax that it includes. */
  taxPercent: Type.Optional(Percent),
})
export type PaymentSurcharge = Static<typeof PaymentSurcharge>

const fields = {
  name: LocalizedText,
  type: PaymentType,
  shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
  order: Type.Optional(Type.Integer({ minimum: 0 })),
  status: Type.Optional(OneOf(...recordStatuses)),
  /** The account by which it is paid online; only owners read it (PAY-7.1). */
  account: Type.Optional(Id),
  /** The provider's channel: a bank or a wallet. */
  channel: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
  surcharge: Type.Optional(PaymentSurcharge),
  /** The least and the most that it takes at once, in currency units. */
  least: Type.Optional(Price),
  most: Type.Optional(Price),
}

/** A payment method; without `shops` in all shops, without `orderType` for every type of order. */
export const PaymentMethod = Closed(
  {
    _id: Id,
    ...fields,
    /** The call that starts an attempt, by the account's provider; only the server sets it. */
    call: Type.Optional(PaymentCall),
    /** No real money is paid by it: its account is of mode `sandbox`. Only the server sets it. */
    sandbox: Type.Optional(Type.Literal(true)),
  },
  'PaymentMethod',
)
export type PaymentMethod = Static<typeof PaymentMethod>

export const PaymentMethodData = Closed({ _id: Type.Optional(Id), ...fields }, 'PaymentMethodData')
export type PaymentMethodData = Static<typeof PaymentMethodData>

export const PaymentMethodPatch = Type.Unsafe<PatchData<PaymentMethodData>>(
  patchSchema(PaymentMethodData),
)
