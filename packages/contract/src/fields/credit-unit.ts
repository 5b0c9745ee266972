import { type Static } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** What staff credit to a member: points, or balance in a currency. */
export const CreditUnit = OneOf(
  'points',
  'HKD',
  'USD',
  'TWD',
  'SGD',
  'AUD',
  'MYR',
  'VND',
  'THB',
  'JPY',
  'CNY',
  'GBP',
  'EUR',
)
export type CreditUnit = Static<typeof CreditUnit>
