import type { Condition } from '@comanda/contract'
import { anyOf, everybodyWithin, type Rule } from './policy.ts'
import { owners } from './staff.ts'

const shown: Condition = { kind: 'oneOf', field: 'status', not: false, values: ['active', null] }

/** Everyone reads active records; owners read drafts and disabled ones too. */
export const published: Rule = anyOf(everybodyWithin(shown), owners)
