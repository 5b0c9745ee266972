import type { Refusal } from '../../../../errors/refusal.ts'

/** There is no second factor to confirm, or none to turn off. */
export const notSetUp: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'There is no second factor in this state; reload and try again.',
}
