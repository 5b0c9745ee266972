import type { Refusal } from '../../../errors/refusal.ts'

/** There is no such key, or it has ended. */
export const apiKeyNotFound: Refusal = {
  kind: 'NotFound',
  code: 'apiKeyNotFound',
  message: 'There is no such key, or it has ended.',
  field: 'key',
}
