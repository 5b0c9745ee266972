import type { Condition } from '@comanda/contract'
import { anyOf, everybodyWithin, type Rule } from './policy.ts'
import { owners } from './staff.ts'

const shown: Condition = { kind: 'oneOf', field: 'status', not: false, values: ['active', null] }

/** Everybody, what is active; owners, drafts and what is disabled too. */
export const published: Rule = anyOf(everybodyWithin(shown), owners)
