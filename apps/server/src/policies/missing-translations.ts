import { everybody, type Policy } from './policy.ts'
import { owners } from './staff.ts'

export const missingTranslations: Policy = { find: owners, create: everybody, remove: owners }
