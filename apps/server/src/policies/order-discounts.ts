import { both, type Condition } from '@comanda/contract'
import { groupCatalogue } from './catalogue.ts'
import { anyOf, everybodyWithin } from './policy.ts'
import { owners } from './staff.ts'

const active: Condition = { kind: 'oneOf', field: 'status', not: false, values: ['active', null] }
const notManual: Condition = { kind: 'compare', field: 'source', operator: '$ne', value: 'manual' }

/** Discounts that staff grant manually are hidden from diners. */
export const orderDiscounts = groupCatalogue(
  anyOf(everybodyWithin(both(active, notManual)), owners),
)
