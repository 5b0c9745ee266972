import { either, fieldIs } from '@comanda/contract'
import { shopCatalogue } from './catalogue.ts'
import type { Rule } from './policy.ts'
import { anyStaff } from './staff.ts'

/** Those who serve guests, the reasons of their shop and of the group. */
const readers: Rule = (call) => {
  const verdict = anyStaff(call)
  return verdict && either(verdict, fieldIs('shop', null))
}

export const reasons = shopCatalogue(readers)
