import type { Policy } from './policy.ts'
import { owners } from './staff.ts'

/** What visitors read of them are the files under `/api/locales/`. */
export const translations: Policy = {
  find: owners,
  get: owners,
  create: owners,
  patch: owners,
  remove: owners,
}
