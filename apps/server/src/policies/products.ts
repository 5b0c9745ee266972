import { both, fieldIs } from '@comanda/contract'
import { keepers, shopCatalogue } from './catalogue.ts'
import { anyOf, type Rule } from './policy.ts'
import { owners } from './staff.ts'

/** Managers, products that credit no balance: what a top-up gives for its price is for owners to say (MEM-7.5). */
const managersButTopUps: Rule = (call) => {
  const verdict = call.data['topUp'] === undefined ? keepers(call) : undefined
  return verdict && call.method !== 'create' ? both(verdict, fieldIs('topUp', null)) : verdict
}

const writers = anyOf(owners, managersButTopUps)

export const products = { ...shopCatalogue(), create: writers, patch: writers }
