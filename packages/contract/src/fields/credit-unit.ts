import { type Static } from '@feathersjs/typebox'
import { currencies } from './currencies.ts'
import { OneOf } from './one-of.ts'

/** What staff credit to a member: points, or balance in a currency. */
export const CreditUnit = OneOf('points', ...currencies)
export type CreditUnit = Static<typeof CreditUnit>
