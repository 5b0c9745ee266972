import { type Static } from '@feathersjs/typebox'
import { OneOf } from '../fields/one-of.ts'

/** The providers that take payments. Stripe's readers are a provider of their own: another call starts them. */
export const ProviderName = OneOf(
  'cybersource',
  'fiuu',
  'stripe',
  'stripeTerminal',
  'lanReader',
  'linePay',
  'fps',
  'adyen',
)
export type ProviderName = Static<typeof ProviderName>

/** Those that cannot be queried: staff confirm what they see at the bank (PAY-2.11). */
export const confirmedByStaff: readonly ProviderName[] = ['fps']
