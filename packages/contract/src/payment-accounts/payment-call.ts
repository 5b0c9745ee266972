import { type Static } from '@feathersjs/typebox'
import { OneOf } from '../fields/one-of.ts'

/** The calls that start an attempt; the provider of a method's account determines which. */
export const PaymentCall = OneOf(
  'cybersource/redirect/setup',
  'razerOnline',
  'bbposWeb',
  'payments/online',
)
export type PaymentCall = Static<typeof PaymentCall>
