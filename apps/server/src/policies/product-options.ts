import { shopCatalogue } from './catalogue.ts'
import { anyOf, everybodyWithin } from './policy.ts'
import { managers } from './staff.ts'

const notDraft = { kind: 'compare', field: 'draft', operator: '$ne', value: true } as const

export const productOptions = shopCatalogue(anyOf(everybodyWithin(notDraft), managers))
