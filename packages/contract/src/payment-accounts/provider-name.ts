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
)
export type ProviderName = Static<typeof ProviderName>
