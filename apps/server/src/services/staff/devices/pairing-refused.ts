import type { Refusal } from '../../../errors/refusal.ts'

/** The same for a wrong, expired and used code. */
export const pairingRefused: Refusal = {
  kind: 'BadRequest',
  code: 'pairingRefused',
  message: 'The code is wrong, used or too old.',
  field: 'code',
}
